/** The states of a message: the site sets the first four, staff the last two. */
export const contactStatuses = [
  'pending',
  'rejected',
  'spam',
  'flood',
  'answered',
  'archived',
] as const;

export type ContactStatus = (typeof contactStatuses)[number];
