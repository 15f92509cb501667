import { addDays } from '@dinar/domain/days/rate-date';
import type { BankPageShape } from '@dinar/domain/documents/bank-page-shape-document';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { describe, expect, test } from 'vitest';
import { takeBankPage } from './take-bank-page.ts';
import { type ShapedPage, shapedPages } from './testing/shaped-pages.ts';

const thursday = day('2026-11-12');
const lastModified = 'Thu, 12 Nov 2026 08:30:00 GMT';
const verifiedOn = day('2026-10-01');

const prices = {
  EUR: [3.36, 3.44],
  USD: [2.877, 2.945],
  GBP: [3.87, 3.98],
  CHF: [3.66, 3.76],
  JPY: [0.01824, 0.01876],
  CAD: [2.1, 2.16],
  AED: [0.785, 0.809],
  SAR: [0.768, 0.792],
  KWD: [9.37, 9.69],
  QAR: [0.79, 0.817],
  BHD: [7.64, 7.9],
};
const libyan = { LYD: [0.449, 0.468] };

function take({ page, body }: ShapedPage, known?: BankPageShape, today = thursday) {
  return takeBankPage(body, page, { day: today, today, verifiedOn, known, lastModified });
}

function pricesOf({ rows }: Pick<ReturnType<typeof take>, 'rows'>) {
  return Object.fromEntries(rows.map((it) => [it.currency, [it.purchaseRate, it.saleRate]]));
}

test.each(Object.values<ShapedPage>(shapedPages))(
  'A page of $shape is read with every price for one unit and none from another column',
  ({ shape, page, body }) => {
    const shaped = { shape, page, body };
    const known = page.day.kind === 'unprinted' ? repriced(take(shaped).shape) : undefined;
    const { missing, ...taken } = take(shaped, known);
    const wanted = page.bankId === 'BIAT' ? { ...prices, ...libyan } : prices;
    expect(pricesOf(taken)).toEqual(wanted);
    expect(taken.rows.every((it) => it.date === thursday && it.bankId === page.bankId)).toBe(true);
    expect({ held: taken.held, missing }).toEqual({ held: [], missing: [] });
  },
);

function repriced(shape: BankPageShape): BankPageShape {
  return { ...shape, rows: shape.rows.map((row) => ({ ...row, purchaseRate: 1 })) };
}

test('A page without a day is first remembered, then accepted on the day its prices have changed', () => {
  const { headedTable } = shapedPages;
  const first = take(headedTable);
  expect(first.rows).toEqual([]);
  expect(first.held).toEqual([expect.stringContaining('Première lecture')]);
  const moved = { ...headedTable, body: headedTable.body.replace('>3.360<', '>3.361<') };
  const friday = addDays(thursday, 1);
  const second = take(moved, first.shape, friday);
  expect(second.rows).toHaveLength(12);
  expect(second.rows[0]).toMatchObject({ currency: 'EUR', date: friday, purchaseRate: 3.361 });
  const unmoved = take(moved, second.shape, addDays(friday, 3));
  expect(unmoved).toMatchObject({ rows: [], held: [] });
  const byHand = { day: thursday, today: friday, verifiedOn, known: first.shape };
  expect(() => takeBankPage(moved.body, moved.page, byHand)).toThrow(
    expect.objectContaining({ code: 'wrong-day' }),
  );
});

test('A currency that a bank never sells is no fault; the loss of a sale rate is', () => {
  const { captionRow } = shapedPages;
  const first = take(captionRow);
  expect(first.shape.rows.find(({ currency }) => currency === 'LYD')).toMatchObject({
    saleRate: null,
  });
  const unsold = { ...captionRow, body: captionRow.body.replace('>9,690<', '> - <') };
  const second = take(unsold, first.shape);
  expect(second.suspect).toEqual(['KWD : la vente n’est pas imprimée.']);
  expect(Object.keys(pricesOf(second))).not.toContain('KWD');
  expect(take(unsold, second.shape).suspect).toEqual(second.suspect);
});

describe('The shape of a page', () => {
  const { namedCells } = shapedPages;
  const row = /<tr><td class="code-change"><img src="\/flags\/qar[^\n]*\n/;
  const without = { ...namedCells, body: namedCells.body.replace(row, '') };

  test('keeps the place of a currency that disappears and returns', () => {
    const known = take(namedCells).shape;
    const taken = take(without, known);
    expect(taken.missing).toEqual(['La page n’a plus QAR.']);
    expect(taken.shape.rows.map((it) => it.currency)).toEqual(known.rows.map((it) => it.currency));
    expect(take(namedCells, taken.shape)).toMatchObject({ missing: [], held: [] });
  });

  test('reports a missing currency for a week, then forgets it', () => {
    let { shape } = take(namedCells);
    const named = Array.from({ length: 10 }, (_, count) => {
      const date = addDays(thursday, count + 1);
      const body = without.body.replaceAll('12/11/26', `${date.slice(8)}/11/26`);
      const taken = take({ ...without, body }, shape, date);
      shape = taken.shape;
      return taken.missing.length;
    });
    expect(named).toEqual([1, 1, 1, 1, 1, 1, 1, 0, 0, 0]);
  });

  test('accepts a new currency from the day after it appeared', () => {
    const first = take(without);
    const came = take(namedCells, first.shape);
    expect(came.held).toEqual([expect.stringContaining('QAR est nouvelle')]);
    expect(came.suspect).toEqual([]);
    expect(Object.keys(pricesOf(came))).not.toContain('QAR');
    expect(take(namedCells, came.shape).held).toEqual(came.held);
    const friday = addDays(thursday, 1);
    const body = namedCells.body.replaceAll('12/11/26', '13/11/26');
    expect(pricesOf(take({ ...namedCells, body }, came.shape, friday))).toEqual(prices);
  });
});
