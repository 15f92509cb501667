/** The address to which browsers report errors of a page, and violations of its policy. */
export const errorReportPath = '/rapports-d-erreurs';

/** An error of a page, without anything that a visitor typed. */
export interface ErrorReport {
  /** The class of the error. */
  readonly name: string;
  readonly message: string;
  /** The place in a script, such as `/assets/home-page-x1.js:1:200`; empty if unknown. */
  readonly place: string;
  /** The kind of the page; empty for an unknown address. */
  readonly page: string;
}

const maxLength = 200;

// In this order: a script of the site, any other address, an e-mail address, a quotation, a number.
const words =
  /(?:https?:\/\/[^\s/]+)?(\/assets\/[\w.-]+\.js)|[a-z][\w+.-]*:\/\/\S+|\S+@\S+|(["'`«“‘])[\s\S]*?["'`»”’]|[\p{Nd}][\p{Nd}\s.,]*/giu;

/**
 * Returns the start of an error's message without quotations, numbers and addresses, which may be a
 * visitor's own. The names of the site's scripts stay.
 */
export function withoutPersonalData(message: string): string {
  return message
    .slice(0, 2 * maxLength)
    .replace(words, (_, script?: string) => script ?? '…')
    .slice(0, maxLength);
}
