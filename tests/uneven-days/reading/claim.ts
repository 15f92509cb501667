import type { Figure } from './read-figures.ts';
import type { ShownNumber } from './read-number.ts';

/** One number that a page gives in answer to a question, wherever it is. */
export interface Claim extends Pick<Figure, 'kind' | 'currency' | 'pair' | 'bank'> {
  readonly shown: ShownNumber;
  /** Its position, and the text there. */
  readonly place: string;
  readonly text: string;
}
