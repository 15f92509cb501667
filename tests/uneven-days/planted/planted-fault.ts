import type { Plants } from '../check-state.ts';
import type { Rule } from '../rules/finding.ts';

/** A fault put between the documents and the reader, and the rule that has to find it. */
export interface PlantedFault {
  readonly name: string;
  /** The state it is planted in. */
  readonly state: string;
  readonly url: string;
  readonly plants: Plants;
  readonly rule: Rule;
}
