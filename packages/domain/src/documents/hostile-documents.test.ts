import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BankRate } from '../rates/bank-rate.ts';
import { forHostileTexts, hostileText } from '../testing/hostile-text.ts';
import { decodeBankRate } from './bank-rate-document.ts';
import { decodeBankSnapshot } from './bank-snapshot-document.ts';
import { decodeCoin } from './coin-document.ts';
import { decodeContactMessage } from './contact-message-document.ts';
import { decodeHealth } from './health-document.ts';
import { decodeNewsItem } from './news-document.ts';
import { decodePageVersion } from './page-version-document.ts';
import { decodeRateHistory } from './rate-history-document.ts';
import { decodeRatesStats } from './rates-stats-document.ts';

const decoders = {
  decodeBankRate,
  decodeBankSnapshot,
  decodeCoin,
  decodeContactMessage,
  decodeHealth,
  decodeNewsItem,
  decodePageVersion,
  decodeRateHistory,
  decodeRatesStats,
};

const anyValue = fc.oneof(
  hostileText,
  fc.double(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 0, 1, '1', null, undefined, true),
  fc.anything({ maxDepth: 2 }),
);

/** Documents with the fields that decoders read, with any values. */
const anyDocument = fc.oneof(
  fc.anything(),
  fc.dictionary(
    fc.constantFrom(
      ...['bankId', 'currency', 'date', 'purchaseRate', 'saleRate', 'rate', 'rates', 'points'],
      ...[
        'live_rate',
        'bctn_rate',
        'banks',
        'manualRate',
        'problem',
        'current_price',
        'link',
        'title',
      ],
      ...['name', 'symbol', 'source', 'status', 'timestamp', 'message', 'jobs', 'constructor'],
    ),
    fc.oneof(anyValue, fc.dictionary(fc.constantFrom('value', 'date', 'EUR', '11-20'), anyValue)),
  ),
);

function ratesOf({ status: _, ...row }: BankRate) {
  return row;
}

/** The numbers anywhere in a value. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.values(value).flatMap(numbersIn);
}

test.each(Object.entries(decoders))('%s decodes any document or reports a problem', (_, decode) => {
  fc.assert(
    fc.property(fc.constantFrom('c/EUR_2026', 'c/EUR', 'c/x', ''), anyDocument, (path, data) => {
      const decoded = decode(path, data);
      if (!decoded.ok) expect(decoded.problem.path).toBe(path);
      else expect(numbersIn(decoded.value).every(Number.isFinite)).toBe(true);
    }),
  );
});

test('A row with a hostile field has finite rates above 0, or is rejected', () => {
  forHostileTexts((text) => {
    const row = { bankId: 'BIAT', currency: 'EUR', date: '2026-11-20', saleRate: 3.4 };
    for (const field of ['bankId', 'currency', 'date', 'purchaseRate', 'fetchedAt']) {
      const decoded = decodeBankRate('bank-rates/x', { purchaseRate: 3.3, ...row, [field]: text });
      if (decoded.ok) expect(Math.min(...numbersIn(ratesOf(decoded.value)))).toBeGreaterThan(0);
    }
  });
});
