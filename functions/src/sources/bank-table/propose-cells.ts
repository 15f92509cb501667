import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { HTMLElement } from 'node-html-parser';
import { numberOf, printedUnit } from '../quoted-rate.ts';
import { currencyOfWords } from './currency-words.ts';
import type { ProposedRows } from './propose-table.ts';
import { selectorOf, textsOf } from './table-cells.ts';

const fewestRows = 3;

/** Proposes rows for cells of one selector in which currency codes occur at equal distances. */
export function proposeCells(root: HTMLElement): ProposedRows | undefined {
  const leaves = root.querySelectorAll('*').filter(({ children }) => children.length === 0);
  const selectors = leaves.flatMap((leaf) =>
    parseForeignCurrencyCode(leaf.text) === undefined ? [] : [selectorOf(leaf)],
  );
  for (const cells of new Set(selectors)) {
    const texts = textsOf(root.querySelectorAll(cells));
    const codes = texts.flatMap((text, index) => (parseForeignCurrencyCode(text) ? [index] : []));
    const perRow = (codes[1] ?? 0) - (codes[0] ?? 0);
    if (codes.length < fewestRows || perRow < fewestRows || texts.length % perRow !== 0) continue;
    const rows = Array.from({ length: texts.length / perRow }, (_, index) =>
      texts.slice(index * perRow, (index + 1) * perRow),
    );
    const found = describe(rows, (codes[0] ?? 0) % perRow);
    if (found !== undefined) return { ...found, rows: { kind: 'cells', cells, perRow } };
  }
  return undefined;
}

function describe(
  rows: readonly (readonly string[])[],
  currency: number,
): Omit<ProposedRows, 'rows'> | undefined {
  const width = rows[0]?.length ?? 0;
  const every = (passes: (text: string) => boolean) =>
    Array.from({ length: width }, (_, index) => index).filter(
      (index) =>
        index !== currency &&
        isColumn(
          rows.map((row) => row[index] ?? ''),
          passes,
        ),
    );
  const [unit] = every((text) => printedUnit(text.replace(/\s*[A-Z]{3}$/, '')) !== undefined);
  const [name] = every((text) => text.length > 3 && currencyOfWords(text) !== undefined);
  const prices = every((text) => !Number.isNaN(numberOf(text)));
  const [first, second] = prices.filter((index) => index !== unit);
  if (first === undefined || second === undefined) return undefined;
  const isFirstLower = rows.every(
    (row) => !(numberOf(row[first] ?? '') > numberOf(row[second] ?? '')),
  );
  const [purchase, sale] = isFirstLower ? [first, second] : [second, first];
  return {
    columns: {
      currency: { index: currency },
      ...(name !== undefined && { name: { index: name } }),
      ...(unit !== undefined && { unit: { index: unit } }),
      purchase: { index: purchase },
      sale: { index: sale },
    },
    count: rows.length,
    doubts: ['Aucun en-tête : l’achat est supposé être le plus bas des deux prix.'],
  };
}

// Ignores empty cells, because a bank may omit a price.
function isColumn(texts: readonly string[], passes: (text: string) => boolean): boolean {
  const printed = texts.filter((text) => /[^\s—–-]/.test(text));
  return printed.length > 0 && printed.every(passes);
}
