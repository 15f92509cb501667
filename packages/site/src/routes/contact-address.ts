/** Where the contact form is, and where it is posted to. */
export const contactPath = '/contact';

const sentParameter = 'envoye';

/** Where a browser without scripts is led to once its message is stored. */
export const contactSentAddress = `${contactPath}?${sentParameter}=1`;

/** Whether an address' query reports that a message was stored. */
export function isContactSent(query: { readonly get: (name: string) => string | null }): boolean {
  return query.get(sentParameter) === '1';
}
