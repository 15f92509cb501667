import type { SourceErrorCode } from '../source-error.ts';

/** A replacement in the good body, or a whole body in place of it. */
export type Change = readonly [from: string | RegExp, to: string] | { readonly body: string };

export type Fault = readonly [what: string, change: Change, code: SourceErrorCode];

interface LiveFxCase {
  readonly name: string;
  /** A body with the structure that the source documents, and `perDinar` for its rates. */
  readonly good: string;
  /** The instant that the body gives for its rates, if any. */
  readonly at?: Date;
  /** The faults of its own; those that every source of live rates may have are in `hostile-bodies.test.ts`. */
  readonly faults: readonly Fault[];
}

/** The day of every good body. */
export const bodiesDay = '2026-11-12';

const perDinar = {
  EUR: 0.294,
  USD: 0.344,
  GBP: 0.255,
  JPY: 54.1,
  CHF: 0.27,
  CAD: 0.469,
  AED: 1.25,
  SAR: 1.28,
  KWD: 0.105,
  TRY: 14.9,
};

const currencyApi = {
  good: JSON.stringify({
    date: bodiesDay,
    tnd: {
      tnd: 1,
      ...Object.fromEntries(
        Object.entries(perDinar).map(([code, value]) => [code.toLowerCase(), value]),
      ),
      doge: 2.1,
    },
  }),
  // It gives only a day: no instant is invented for it.
  faults: [
    ['is of another base', ['"tnd":{', '"usd":{'], 'malformed-body'],
    ['is of no day', [bodiesDay, '2026-02-30'], 'day-not-found'],
    ['is two weeks old', [bodiesDay, '2026-10-29'], 'stale'],
    ['is of the future', [bodiesDay, '2026-11-15'], 'wrong-day'],
  ],
} as const;

/** What the tests expect of each source of live rates, in the order of the requests. */
export const liveFxCases: readonly LiveFxCase[] = [
  {
    name: 'open-er-api',
    good: JSON.stringify({
      result: 'success',
      time_last_update_unix: 1_794_441_601,
      base_code: 'TND',
      rates: { TND: 1, ...perDinar, XDR: 0.25 },
    }),
    at: new Date(1_794_441_601_000),
    faults: [
      ['reports an error', ['"success"', '"error"'], 'malformed-body'],
      ['is of another base', ['"base_code":"TND"', '"base_code":"USD"'], 'malformed-body'],
      ['is two weeks old', ['1794441601', '1793232001'], 'stale'],
      ['is of the future', ['1794441601', '1795000000'], 'wrong-day'],
      // At 18:00 of the same day, when it is 17:30.
      ['is of the next hour', ['1794441601', '1794506400'], 'wrong-day'],
      ['is of no time', ['1794441601', '1e99'], 'malformed-body'],
    ],
  },
  { name: 'currency-api-cdn', ...currencyApi },
  { name: 'currency-api-pages', ...currencyApi },
];
