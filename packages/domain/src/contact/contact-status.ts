/** What becomes of a message: the first four by the site, the last two by staff. */
export const contactStatuses = [
  'pending',
  'rejected',
  'spam',
  'flood',
  'answered',
  'archived',
] as const;

export type ContactStatus = (typeof contactStatuses)[number];
