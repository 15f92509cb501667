/** The address of the contact form, which also receives its posts. */
export const contactPath = '/contact';

const sentParameter = 'envoye';

/** The address to which a browser without scripts is redirected after its message is stored. */
export const contactSentAddress = `${contactPath}?${sentParameter}=1`;

/** Whether the query of an address reports that a message was stored. */
export function isContactSent(query: { readonly get: (name: string) => string | null }): boolean {
  return query.get(sentParameter) === '1';
}
