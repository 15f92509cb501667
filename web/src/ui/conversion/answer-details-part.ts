import { later } from '../panel/later.tsx';

/** The folded details of an answer, loaded later. */
export const AnswerDetails = later(
  async () => (await import('./answer-details.tsx')).AnswerDetails,
);
