import type { Figure } from './read-figures.ts';
import type { ShownNumber } from './read-number.ts';

/** One number in a page that answers a question, in any place. */
export interface Claim extends Pick<Figure, 'kind' | 'currency' | 'pair' | 'bank'> {
  readonly shown: ShownNumber;
  /** Its position in the page, and the text there. */
  readonly place: string;
  readonly text: string;
}
