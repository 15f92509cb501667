import { lazyPart } from '../panel/lazy-part.tsx';
import type { AnswerDetailsProps } from './answer-details.tsx';

/** The folded details of an answer, loaded later. */
export const answerDetails = lazyPart<AnswerDetailsProps>(async () => {
  return (await import('./answer-details.tsx')).AnswerDetails;
});
