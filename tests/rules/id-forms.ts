import { bankTable } from '@dinar/domain/banks/bank-table';
import { coinTable } from '@dinar/domain/crypto/coin-table';
import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { collection as names } from '@dinar/domain/documents/collections';
import { rateHistoryId } from '@dinar/domain/documents/rate-history-document';
import { bankSnapshotId } from '@dinar/domain/rates/bank-snapshot';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { newsIdOf } from '@dinar/functions/sources/news/canonical-link';

/** The collections a stranger may read, each by the known forms of its ids only. */
export const openCollections = [
  names.ratesStats,
  names.bankSnapshots,
  names.rateHistory,
  names.coins,
  names.news,
] as const;
export type OpenCollection = (typeof openCollections)[number];

/** The ids that a collection's writer gives its documents, and ids that no document has. */
export interface IdForm {
  readonly known: readonly string[];
  readonly strange: readonly string[];
}

const currencies = Object.keys(currencyTable).flatMap(
  (code) => parseForeignCurrencyCode(code) ?? [],
);
const banks = bankTable.map(({ code }) => code);
const today = day('2026-11-20');
const days = [today, day('1999-01-01')];

export const idForms: Readonly<Record<OpenCollection, IdForm>> = {
  [names.ratesStats]: { known: currencies, strange: neighboursOf('EUR') },
  [names.bankSnapshots]: {
    known: days.flatMap((date) => banks.map((bank) => bankSnapshotId(bank, date))),
    strange: neighboursOf(bankSnapshotId('BST', today), bankSnapshotId('BIAT', today)),
  },
  [names.rateHistory]: {
    known: currencies.map((currency) => rateHistoryId(currency, today)),
    strange: neighboursOf(rateHistoryId('EUR', today)),
  },
  [names.coins]: {
    known: [...coinTable.map(({ id }) => id), 'a', '9', '-', 'a'.repeat(40)],
    strange: neighboursOf('a', 'a'.repeat(40)),
  },
  [names.news]: {
    known: ['https://example.tn/a', 'https://example.tn/b'].map(newsIdOf),
    strange: neighboursOf(newsIdOf('https://example.tn/a')),
  },
};

/** Ids with one character less, one more, or an invalid one, at each place. */
function neighboursOf(shortest: string, longest = shortest): readonly string[] {
  const withSign = (id: string, at: number, sign: string) =>
    `${id.slice(0, at)}${sign}${id.slice(at + 1)}`;
  const places = (id: string) => [...id].map((sign, at) => ({ sign, at }));
  const all = [
    ...places(shortest).flatMap(({ at }) => [
      withSign(shortest, at, ''),
      withSign(shortest, at, '!'),
    ]),
    ...places(longest).map(({ sign, at }) => withSign(longest, at, `${sign}${sign}`)),
  ];
  return [...new Set(all)].filter((id) => id !== '');
}
