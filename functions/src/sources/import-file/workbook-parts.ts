import { UnusableFileError } from './unusable-file-error.ts';

/** The unpacked parts of a workbook that are read, by their names. */
export interface WorkbookParts {
  readonly kind: 'xlsx' | 'ods';
  readonly parts: Readonly<Record<string, Uint8Array>>;
}

/** A day's form has 60 kB; a workbook of 20,000 rows about 8 MB. */
const maxUnpackedBytes = 16_000_000;
const maxParts = 200;
const maxCells = 200_000;

// Neither macros, nor links to other workbooks, nor pictures are unpacked.
const partsRead =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|xl\/(?:_rels\/)?workbook\.xml(?:\.rels)?|xl\/(?:styles|sharedStrings)\.xml|xl\/worksheets\/[^/]+\.xml|mimetype|META-INF\/manifest\.xml|content\.xml|styles\.xml)$/;

/**
 * Unpacks the parts of a workbook, within bounds: what an entry claims as its size is the most that is unpacked of
 * it, and the claims are added up. Throws UnusableFileError for another archive, and for one that is too large.
 */
export async function unpackWorkbook(bytes: Uint8Array, file: string): Promise<WorkbookParts> {
  const { unzipSync } = await import('fflate');
  let [claimed, count] = [0, 0];
  let parts: Record<string, Uint8Array>;
  try {
    parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        count += 1;
        if (!partsRead.test(name)) return false;
        claimed += originalSize;
        if (claimed > maxUnpackedBytes || count > maxParts) throw tooLarge(file);
        return true;
      },
    });
  } catch (cause) {
    if (cause instanceof UnusableFileError) throw cause;
    const damaged = `${file} est abîmé ou incomplet : ouvrez-le dans le tableur, enregistrez-le de nouveau en .xlsx`;
    throw new UnusableFileError(`${damaged}, puis déposez-le.`, { cause });
  }
  const kind = 'content.xml' in parts ? 'ods' : 'xlsx';
  if (kind === 'xlsx' && !('xl/workbook.xml' in parts)) {
    const other = `${file} est une archive, mais pas un classeur .xlsx ou .ods`;
    throw new UnusableFileError(`${other} : déposez le classeur lui-même, enregistré en .xlsx.`);
  }
  checkParts(parts, file);
  return { kind, parts };
}

function checkParts(parts: Readonly<Record<string, Uint8Array>>, file: string): void {
  const decoder = new TextDecoder();
  for (const [name, bytes] of Object.entries(parts)) {
    const text = decoder.decode(bytes);
    if (name.endsWith('manifest.xml') && text.includes('encryption-data')) throw locked(file);
    if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) {
      throw new UnusableFileError(
        `${file} n’a été écrit par aucun tableur : copiez le tableau dans un classeur neuf.`,
      );
    }
    if ((text.match(/<(?:table:table-cell|c)[\s/>]/g)?.length ?? 0) > maxCells)
      throw tooLarge(file);
    if (!/table:visibility="(?:collapse|filter)"/.test(text)) continue;
    throw new UnusableFileError(
      `${file} a des lignes masquées : affichez-les, ou supprimez-les, puis déposez-le.`,
    );
  }
}

/** The refusal of a workbook that is too large. */
export function tooLarge(file: string): UnusableFileError {
  const large = `${file} contient bien plus que des cours`;
  return new UnusableFileError(`${large} : copiez le tableau seul dans un classeur neuf.`);
}

/** The refusal of a workbook that has a password. */
export function locked(file: string): UnusableFileError {
  return new UnusableFileError(
    `${file} est protégé par un mot de passe : enregistrez-le sans mot de passe, puis déposez-le.`,
  );
}
