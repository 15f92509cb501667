import { parseBankCode } from '@dinar/domain/banks/bank-code';
import { currencyOfWords } from '../bank-table/currency-words.ts';
import { foldWords } from '../fold-words.ts';
import { type ImportColumn, parseImportColumn } from './import-column.ts';
import {
  type FileRecord,
  type ImportField,
  type ImportRow,
  maxTitleRows,
  type ParsedFile,
} from './import-row.ts';
import { UnusableFileError } from './unusable-file-error.ts';

type Axis = 'bank' | 'currency';
type Side = 'purchase' | 'sale';

/** A column of prices: of which bank or currency, and of which side; a pair is « 3,360 / 3,440 ». */
interface PriceColumn {
  readonly place: number;
  readonly name: string;
  readonly item: string;
  readonly side: Side | 'pair';
  readonly unit: string | undefined;
}

interface Layout {
  readonly across: Axis;
  readonly prices: readonly PriceColumn[];
  /** The other columns that the header names: the day and the unit of a row. */
  readonly others: ReadonlyMap<ImportColumn, number>;
  /** The first record of the rows. */
  readonly start: number;
}

const fewestColumns = 2;
const sideWords: Readonly<Record<Side, RegExp>> = {
  purchase: /\b(achats?|acheteur|buy(ing)?|purchase)\b/,
  sale: /\b(ventes?|vendeur|sell(ing)?|sale)\b/,
};

/**
 * Reads a matrix: banks in rows and currencies in columns, or the reverse, with a column for each side or both
 * prices in one cell. Empty cells are not quoted. Undefined for another table; throws UnusableFileError when no
 * side is named.
 */
export function readMatrix(records: readonly FileRecord[], file: string): ParsedFile | undefined {
  const titles = records.slice(0, maxTitleRows);
  for (const [index] of titles.entries()) {
    const layout = layoutAt(records, index);
    if (layout === undefined) continue;
    const label = labelPlace(records.slice(layout.start), layout);
    if (label === undefined) continue;
    requireSides(layout, file);
    const above = records.slice(0, index).map(({ record }) => record.join(' ').trim());
    return { rows: rowsOf(records.slice(layout.start), layout, label), problems: [], above };
  }
  return undefined;
}

function layoutAt(records: readonly FileRecord[], index: number): Layout | undefined {
  const first = records[index]?.record ?? [];
  const second = records[index + 1]?.record ?? [];
  const hasSecond = second.some((text) => sideOf(text) !== undefined);
  const heads = hasSecond ? joined(first, second) : first;
  const start = index + (hasSecond ? 2 : 1);
  for (const across of ['currency', 'bank'] as const) {
    const prices = heads.flatMap((name, place) => priceColumn(name, place, across) ?? []);
    if (new Set(prices.map(({ item }) => item)).size < fewestColumns) continue;
    const others = new Map(
      heads.flatMap((name, place) => {
        const column = parseImportColumn(name);
        return column === undefined ? [] : [[column, place] as const];
      }),
    );
    return { across, prices, others, start };
  }
  return undefined;
}

// A title over two columns is in the first of them.
function joined(first: readonly string[], second: readonly string[]): string[] {
  let title = '';
  return Array.from({ length: Math.max(first.length, second.length) }, (_, place) => {
    const [above = '', below = ''] = [first[place], second[place]];
    if (above !== '') title = above;
    return sideOf(below) === undefined ? above || below : `${title} ${below}`.trim();
  });
}

function priceColumn(name: string, place: number, across: Axis): PriceColumn | undefined {
  const folded = foldWords(name);
  const side = sideOf(name);
  const words = side === undefined ? folded : folded.replace(sideWords[side], ' ').trim();
  const unit = /(?:^| )(1000|1 000|100|10)(?: |$)/.exec(words)?.[1]?.replace(' ', '');
  const rest = words.replace(/(?:^| )(?:1 000|1000|100|10|1)(?= |$)/, ' ').trim();
  const item = across === 'bank' ? parseBankCode(rest) : currencyOfWords(rest);
  return item && { place, name, item, side: side ?? 'pair', unit };
}

function sideOf(text: string): Side | undefined {
  const folded = foldWords(text);
  const [buys, sells] = [sideWords.purchase.test(folded), sideWords.sale.test(folded)];
  if (buys === sells) return undefined;
  return buys ? 'purchase' : 'sale';
}

function labelOf(text: string, { across }: Layout): string | undefined {
  return across === 'bank' ? currencyOfWords(text) : parseBankCode(text);
}

/** Returns the column with the most labels of rows; undefined without any. */
function labelPlace(records: readonly FileRecord[], layout: Layout): number | undefined {
  const priced = new Set(layout.prices.map(({ place }) => place));
  const width = Math.max(0, ...records.map(({ record }) => record.length));
  const counts = Array.from({ length: width }, (_, place) =>
    priced.has(place)
      ? 0
      : records.filter(({ record }) => labelOf(record[place] ?? '', layout)).length,
  );
  const most = Math.max(0, ...counts);
  return most === 0 ? undefined : counts.indexOf(most);
}

function requireSides({ prices }: Layout, file: string): void {
  const lone = prices.find(
    ({ item, side }) =>
      side !== 'pair' &&
      !prices.some((other) => other.item === item && other.side === opposite[side]),
  );
  if (lone === undefined || lone.side === 'pair') return;
  const lacking = lone.side === 'purchase' ? 'de vente' : 'd’achat';
  throw new UnusableFileError(
    `${file} : « ${lone.name} » n’a pas de colonne ${lacking} : ajoutez-la à côté.`,
  );
}

const opposite: Readonly<Record<Side, Side>> = { purchase: 'sale', sale: 'purchase' };

function rowsOf(records: readonly FileRecord[], layout: Layout, label: number): ImportRow[] {
  const items = [...new Set(layout.prices.map(({ item }) => item))];
  return records.flatMap((record) => {
    const isEmpty = layout.prices.every(({ place }) => isNothing(record.record[place]));
    return isEmpty ? [] : items.flatMap((item) => rowOf(record, item, layout, label));
  });
}

function rowOf(
  { record, line }: FileRecord,
  item: string,
  { across, prices, others }: Layout,
  label: number,
): ImportRow[] {
  const own = prices.filter((price) => price.item === item);
  const field = (text: string | undefined, name: string): ImportField | undefined =>
    isNothing(text) ? undefined : { text: text ?? '', name, line };
  const texts = own.flatMap(({ place, side, name }) =>
    side === 'pair'
      ? pairOf(record[place] ?? '', name, line)
      : [[side, field(record[place], name)]],
  ) as [Side, ImportField | undefined][];
  const given = texts.filter(([, text]) => text !== undefined);
  if (given.length === 0) return [];
  const down: Axis = across === 'bank' ? 'currency' : 'bank';
  const unitText =
    own.find(({ unit }) => unit !== undefined)?.unit ?? record[others.get('unit') ?? -1];
  const date = field(record[others.get('date') ?? -1], 'date');
  const unit = field(unitText, 'unité');
  const fields: Partial<Record<ImportColumn, ImportField>> = {
    [across]: { text: item, name: own[0]?.name ?? item, line },
    [down]: { text: record[label] ?? '', name: down === 'bank' ? 'banque' : 'devise', line },
    ...Object.fromEntries(given),
    ...(date && { date }),
    ...(unit && { unit }),
  };
  return [{ line, fields }];
}

function pairOf(text: string, name: string, line: number): [Side, ImportField | undefined][] {
  if (isNothing(text)) return [];
  const [purchase = '', sale, ...more] = text.split(/\s*[/|]\s*|\s+[-–]\s+|\s{2,}/);
  // One text stays whole, so that the refusal shows it.
  if (sale === undefined || more.length > 0) return [['purchase', { text, name, line }]];
  return [
    ['purchase', { text: purchase, name, line }],
    ['sale', { text: sale, name, line }],
  ];
}

function isNothing(text = ''): boolean {
  return /^[-–—\s]*$/.test(text);
}
