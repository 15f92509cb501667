import { decodeText } from './decode-text.ts';
import { UnusableFileError } from './unusable-file-error.ts';
import { locked } from './workbook-parts.ts';

/** What a dropped file is, by its own bytes and never by its name. */
export type FileKind =
  | { readonly kind: 'workbook' }
  | { readonly kind: 'page' | 'mail-page' | 'text'; readonly text: string };

const picture = 'une image : recopiez les cours dans le formulaire du jour, ou enregistrez la page';

/** The first bytes, in hexadecimal, of files that contain no rates as text, and what to do instead. */
const refusedStarts: readonly (readonly [start: RegExp, is: string])[] = [
  [
    /^25504446/,
    'un PDF : recopiez les cours dans le formulaire du jour, ou collez-les dans un texte',
  ],
  [/^(?:89504e47|ffd8ff|47494638|424d|49492a00|4d4d002a)/, picture],
  [/^52494646.{8}57454250/, picture],
  [/^.{8}66747970(?:68656963|6d696631|61766966)/, picture],
  [/^7b5c727466/, 'un document de texte : collez le tableau dans un classeur'],
  [/^(?:526172211a|377abcaf|1f8b)/, 'une archive : déposez le fichier qu’elle contient'],
];

/** Determines the kind of a file. Throws UnusableFileError for one that contains no rates as text. */
export function fileKindOf(bytes: Uint8Array, file: string): FileKind {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  if (start.startsWith('504b0304')) return { kind: 'workbook' };
  // An empty archive.
  if (start.startsWith('504b0506')) throw new UnusableFileError(`${file} est vide.`);
  if (start.startsWith('d0cf11e0')) throw oldContainer(bytes, file);
  const refused = refusedStarts.find(([pattern]) => pattern.test(start));
  if (refused !== undefined) throw new UnusableFileError(`${file} est ${refused[1]}.`);
  const text = decodeText(bytes);
  if (text.trim() === '') throw new UnusableFileError(`${file} est vide.`);
  if (/^(?:[\w-]+:.*(?:\r?\n[ \t].*)*\r?\n){2,}/.test(text) && /^MIME-Version:/im.test(text)) {
    return { kind: 'mail-page', text };
  }
  const isPage =
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,2000}?-->\s*)*<(?:!doctype html|html|head|meta|body|table|div)\b/i;
  if (isPage.test(text)) return { kind: 'page', text };
  // A shortcut, JSON, a picture or a workbook as XML.
  if (text.includes('\0') || /^\s*[{[<]/.test(text)) {
    const taken = 'déposez un classeur (.xlsx), un fichier CSV, un texte ou une page enregistrée';
    throw new UnusableFileError(`${file} n’est pas un fichier de cours : ${taken}.`);
  }
  return { kind: 'text', text };
}

// The container of an old .xls and of a workbook with a password.
function oldContainer(bytes: Uint8Array, file: string): UnusableFileError {
  const isLocked = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
  if (isLocked) return locked(file);
  return new UnusableFileError(
    `${file} est un ancien classeur (.xls) : dans le tableur, « Enregistrer sous », type .xlsx.`,
  );
}
