import type { BankCode } from '@dinar/domain/banks/bank-code';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { decodeBankRate } from '@dinar/domain/documents/bank-rate-document';
import { collection } from '@dinar/domain/documents/collections';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import { bankRatesQuery } from './bank-rates-query.ts';
import { type BankRatesQuestion, maxBankRates, maxLatestBankRates } from './bank-rates-question.ts';
import { type ListRead, listRead } from './list-read.ts';
import { singleRead } from './single-read.ts';

/** What each list below asks for; the test of the indexes walks them. */
export const bankRatesQuestions = {
  active: () => ({ status: 1 }),
  latest: () => ({}),
  ofBank: (bank: BankCode) => ({ bank }),
  activeOfCurrency: (currency: ForeignCurrencyCode) => ({ currency, status: 1 }),
  activeOn: (date: RateDate) => ({ date, status: 1 }),
  ofCurrencyOn: (date: RateDate, currency: ForeignCurrencyCode) => ({ date, currency }),
  ofBankOn: (date: RateDate, bank: BankCode) => ({ date, bank }),
} as const satisfies Record<string, (...subject: never[]) => BankRatesQuestion>;

/** Every active rate, the newest first. */
export const readActiveBankRates = ratesRead('active bank rates', bankRatesQuestions.active);

/** The latest 100 rates, the newest first. */
export const readLatestBankRates = ratesRead(
  'the latest bank rates',
  bankRatesQuestions.latest,
  maxLatestBankRates,
);

/** The rates of one bank, the newest first. */
export const readBankRatesOfBank = ratesRead('a bank’s rates', bankRatesQuestions.ofBank);

/** The active rates of one currency, the newest first. */
export const readActiveBankRatesOfCurrency = ratesRead(
  'a currency’s active bank rates',
  bankRatesQuestions.activeOfCurrency,
);

/** The active rates of one day. */
export const readActiveBankRatesOn = ratesRead(
  'a day’s active bank rates',
  bankRatesQuestions.activeOn,
);

/** The rates of one currency on one day. */
export const readBankRatesOfCurrencyOn = ratesRead(
  'a currency’s bank rates of a day',
  bankRatesQuestions.ofCurrencyOn,
);

/** The rates of one bank on one day. */
export const readBankRatesOfBankOn = ratesRead(
  'a bank’s rates of a day',
  bankRatesQuestions.ofBankOn,
);

/** One rate by the id of its document. */
export const readBankRate = singleRead({
  path: (id: string) => `${collection.bankRates}/${id}`,
  decode: decodeBankRate,
});

function ratesRead<Subject extends readonly unknown[]>(
  name: string,
  questionOf: (...subject: Subject) => BankRatesQuestion,
  most: number = maxBankRates,
): ListRead<BankRate, Subject> {
  return listRead({
    name,
    query: (database, ...subject: Subject) =>
      bankRatesQuery(database, questionOf(...subject), most),
    decode: decodeBankRate,
  });
}
