import type { CommercialBankCode } from '@dinar/domain/banks/bank-code';
import { type BankCode, commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { bankOfAddress } from '../bank-table/bank-sites.ts';
import type { FileKind } from './file-kind.ts';
import { factsOfName } from './file-name-facts.ts';
import { UnusableFileError } from './unusable-file-error.ts';

/** A page that somebody saved in a browser. */
export interface SavedPage {
  readonly bank: CommercialBankCode;
  readonly body: string;
  /** Where it was saved from, if the browser wrote it down. */
  readonly address: string | undefined;
}

/**
 * Reads a saved page, `.html` or `.mhtml`. The bank is that of the address from which it was saved, else of the
 * file's name. Throws UnusableFileError when they name none, or two.
 */
export async function readSavedPage(
  bytes: Uint8Array,
  kind: Extract<FileKind, { text: string }>,
  label: string,
): Promise<SavedPage> {
  const { body, address } =
    kind.kind === 'mail-page' ? await readArchive(bytes, label) : readHtml(kind.text);
  const [site, name] = [bankOfAddress(address ?? ''), commercial(factsOfName(label).bank)];
  if (site !== undefined && name !== undefined && site !== name) {
    const two = `${label} porte le nom de ${name}, et la page vient du site de ${site}`;
    throw new UnusableFileError(`${two} : renommez le fichier, ou enregistrez la bonne page.`);
  }
  const bank = site ?? name;
  if (bank !== undefined) return { bank, body, address };
  throw new UnusableFileError(
    `${label} : de quelle banque est cette page ? Nommez le fichier comme la banque, BIAT.html par exemple.`,
  );
}

function commercial(bank: BankCode | undefined): CommercialBankCode | undefined {
  return commercialBankCodes.find((code) => code === bank);
}

// The comment that browsers write: https://learn.microsoft.com/previous-versions/windows/internet-explorer/ie-developer/compatibility/ms537628(v=vs.85)
function readHtml(text: string) {
  return { body: text, address: /<!--\s*saved from url=\(\d+\)(\S+)/i.exec(text)?.[1] };
}

// RFC 2557. Frames of the page are parts of their own and stay out.
async function readArchive(bytes: Uint8Array, label: string) {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(bytes);
  const address = mail.headers.find(({ key }) => key === 'snapshot-content-location')?.value;
  if (mail.html !== undefined) return { body: mail.html, address };
  throw new UnusableFileError(
    `${label} ne contient aucune page : enregistrez-la de nouveau, « page web, complète ».`,
  );
}
