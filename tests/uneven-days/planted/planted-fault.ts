import type { Plants } from '../check-state.ts';
import type { Rule } from '../rules/finding.ts';

/** A fault planted between the documents and the reader, and the rule that must find it. */
export interface PlantedFault {
  readonly name: string;
  /** The state in which it is planted. */
  readonly state: string;
  readonly url: string;
  readonly plants: Plants;
  readonly rule: Rule;
}
