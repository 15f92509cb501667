import type { RateDate } from '@dinar/domain/days/rate-date';
import { tunisDay } from '@dinar/domain/days/tunis-time';
import { fileKindOf } from '../../sources/import-file/file-kind.ts';
import { type RatesFile, readRatesFile } from '../../sources/import-file/read-rates-file.ts';
import { readSavedPage, type SavedPage } from '../../sources/import-file/read-saved-page.ts';
import { UnusableFileError } from '../../sources/import-file/unusable-file-error.ts';

/** One version of a file in Storage. */
interface FileVersion {
  /** Its full name in the bucket. */
  readonly name: string;
  /** Its name for staff. */
  readonly label: string;
  /** Storage's number of this version: a file dropped again under the same name has another. */
  readonly generation: string;
  readonly bytes: number;
}

/** A file that staff dropped. */
export interface DroppedFile extends FileVersion {
  readonly droppedAt: Date;
}

/** A version to read, and the day on which it was dropped. */
export interface VersionOfDay extends FileVersion {
  readonly day: RateDate;
}

/** Reads the content of one version of a file; undefined when that version no longer exists. */
export type ReadBytes = (name: string, generation: string) => Promise<Uint8Array | undefined>;

/** Of a whole saved page with its pictures; a file of rates has 1 MB at most. */
const maxPageBytes = 8_000_000;
const maxRatesBytes = 1_000_000;

/** Returns the document id of a file: the same for each delivery of its event, and sorted by day. */
export function importId({ droppedAt, label, generation }: DroppedFile): string {
  const name = label.replace(/[%/]/g, encodeURIComponent);
  return `${tunisDay(droppedAt)}_${name}_${generation}`;
}

/** What a dropped file contains. */
export type DroppedContent =
  | { readonly kind: 'page'; readonly page: SavedPage }
  | ({ readonly kind: 'rates' } & RatesFile);

/** Reads a dropped file. Throws UnusableFileError when it contains no rates. */
export async function readDroppedFile(
  { name, label, generation, bytes: size, day }: VersionOfDay,
  readBytes: ReadBytes,
): Promise<DroppedContent> {
  if (size > maxPageBytes) throw tooLarge(label, maxPageBytes);
  const bytes = await readBytes(name, generation);
  if (bytes === undefined) {
    const gone = `${label} a été supprimé ou remplacé avant d'être lu`;
    throw new UnusableFileError(`${gone} : déposez-le de nouveau.`);
  }
  const kind = fileKindOf(bytes, label);
  if (kind.kind === 'page' || kind.kind === 'mail-page') {
    return { kind: 'page', page: await readSavedPage(bytes, kind, label) };
  }
  if (size > maxRatesBytes) throw tooLarge(label, maxRatesBytes);
  return { kind: 'rates', ...(await readRatesFile(bytes, kind, { label, today: day })) };
}

function tooLarge(label: string, most: number): UnusableFileError {
  const size = `${label} a plus de ${most / 1_000_000} Mo`;
  return new UnusableFileError(
    `${size} : gardez le tableau seul, ou coupez-le en plusieurs fichiers.`,
  );
}
