import type { HTMLElement } from 'node-html-parser';
import { textsOf } from '../bank-table/table-cells.ts';
import { matching } from '../fold-words.ts';
import { rateForOneUnit } from '../quoted-rate.ts';
import { SourceError } from '../source-error.ts';

/** One row of a table of mid rates: TND for one unit, and the value as printed. */
export interface MidRow {
  readonly currency: string;
  readonly rate: number;
  readonly printed: string;
}

/** The columns monnaie, sigle, unité and valeur; with another column the table may have another meaning. */
const columnCount = 4;

/** Returns the rows of a table of mid rates, each currency once. Throws SourceError. */
export function readMidTable(
  table: HTMLElement,
  { source, minimumRows }: { readonly source: string; readonly minimumRows: number },
): MidRow[] {
  const [header = [], ...rows] = table
    .querySelectorAll('tr')
    .map((row) => textsOf(row.querySelectorAll('th, td')));
  const columns = {
    currency: findColumn(header, ['sigle', 'code'], source),
    unit: findColumn(header, ['unite'], source),
    value: findColumn(header, ['valeur'], source),
  };
  const malformed = (cells: readonly string[], reason: string) =>
    new SourceError('malformed-row', source, `ligne ${JSON.stringify(cells)} : ${reason}`);
  if (header.length !== columnCount) {
    throw malformed(header, `l’en-tête a ${header.length} cases, et non ${columnCount}`);
  }
  const read = new Map<string, MidRow>();
  for (const cells of rows) {
    if (cells.length !== columnCount) {
      throw malformed(cells, `${cells.length} cases sous un en-tête de ${columnCount}`);
    }
    const currency = cells[columns.currency] ?? '';
    if (!/^[A-Z]{3}$/.test(currency)) throw malformed(cells, 'aucun code de devise');
    if (read.has(currency)) throw malformed(cells, `${currency} est deux fois dans le tableau`);
    const printed = cells[columns.value] ?? '';
    const rate = rateForOneUnit(printed, cells[columns.unit] ?? '');
    if (!rate.ok) throw malformed(cells, rate.reason);
    read.set(currency, { currency, rate: rate.value, printed });
  }
  if (read.size >= minimumRows) return [...read.values()];
  throw new SourceError(
    'too-few-rows',
    source,
    `seulement ${read.size} lignes, sur ${minimumRows} au moins`,
  );
}

/**
 * Returns the index of the only header that contains any of the words, compared without case or accents.
 * Throws SourceError when there is none or more than one.
 */
function findColumn(headers: readonly string[], words: readonly string[], source: string): number {
  const found = matching(headers, words);
  const [column] = found;
  const header = `l’en-tête est ${JSON.stringify(headers.map((text) => text.trim()))}`;
  if (column === undefined) {
    const seen = `aucune colonne ne dit ${words.join(' ou ')} : ${header}`;
    throw new SourceError('column-not-found', source, seen);
  }
  if (found.length > 1) {
    const seen = `${found.length} colonnes disent ${words.join(' ou ')} : ${header}`;
    throw new SourceError('column-ambiguous', source, seen);
  }
  return column;
}
