import { tunisDay } from '@dinar/domain/days/tunis-time';
import { checkColumns } from '../../sources/import-file/check-columns.ts';
import { decodeText } from '../../sources/import-file/decode-text.ts';
import type { ParsedFile } from '../../sources/import-file/import-row.ts';
import { parseRatesCsv } from '../../sources/import-file/parse-rates-csv.ts';
import type { RowDefaults } from '../../sources/import-file/read-import-row.ts';
import { UnusableFileError } from '../../sources/import-file/unusable-file-error.ts';

/** One version of a file in Storage. */
export interface DroppedFile {
  /** Its full name in the bucket. */
  readonly name: string;
  /** Its name for staff. */
  readonly label: string;
  /** Storage's number of this version: a file dropped again under the same name has another. */
  readonly generation: string;
  readonly bytes: number;
  readonly droppedAt: Date;
}

/** Reads the content of one version of a file; undefined when that version no longer exists. */
export type ReadBytes = (name: string, generation: string) => Promise<Uint8Array | undefined>;

/** No defaults: each row of a dropped file contains its own day and bank. */
export const noDefaults: RowDefaults = { date: undefined, bank: undefined };

const maxBytes = 1_000_000;

/** Returns the document id of a file: the same for each delivery of its event, and sorted by day. */
export function importId({ droppedAt, label, generation }: DroppedFile): string {
  const name = label.replace(/[%/]/g, encodeURIComponent);
  return `${tunisDay(droppedAt)}_${name}_${generation}`;
}

/** Parses a dropped file. Throws UnusableFileError when it contains no rates. */
export async function readDroppedFile(
  { name, label, generation, bytes: size }: Omit<DroppedFile, 'droppedAt'>,
  readBytes: ReadBytes,
): Promise<ParsedFile> {
  if (size > maxBytes) {
    throw new UnusableFileError(`${label} a plus de 1 Mo : coupez-le en plusieurs fichiers.`);
  }
  const bytes = await readBytes(name, generation);
  if (bytes === undefined) {
    const gone = `${label} a été supprimé ou remplacé avant d'être lu`;
    throw new UnusableFileError(`${gone} : déposez-le de nouveau.`);
  }
  const parsed = parseRatesCsv(textOf(bytes, label), label);
  checkColumns(parsed, label, noDefaults);
  return parsed;
}

function textOf(bytes: Uint8Array, label: string): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  // The signatures of a ZIP (.xlsx, .ods) and of an .xls.
  if (start === '504b0304' || start === 'd0cf11e0') {
    const remedy = 'dans le tableur, choisissez « Enregistrer sous », puis CSV';
    throw new UnusableFileError(`${label} est un classeur, pas un fichier CSV : ${remedy}.`);
  }
  const text = decodeText(bytes);
  if (text.trim() === '') throw new UnusableFileError(`${label} est vide.`);
  if (text.includes('\0')) throw new UnusableFileError(`${label} n'est pas un fichier CSV.`);
  return text;
}
