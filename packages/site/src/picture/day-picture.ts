import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatDayInWords } from '@dinar/domain/days/format-day';
import { formatHeadlineRate } from '@dinar/domain/format/format-rate';
import type { Locale } from '@dinar/domain/language/locale';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { BankSnapshot } from '@dinar/domain/rates/bank-snapshot';
import type { BankQuote, CentralRate } from '@dinar/domain/rates/currency-rates';
import { currencyToday } from '@dinar/domain/today/board-of-today';
import type { CounterQuote, Counters } from '@dinar/domain/today/counters';
import type { DayPictureSubject } from '../routes/day-picture-path.ts';
import { pictureTexts } from '../texts/picture/picture-texts.ts';
import { bestBanks } from '../texts/rates/equal-banks.ts';
import { sourcesInWords } from '../texts/source-words.ts';

/** The best price of a side, and the bank that has it or how many do. */
interface BestPrice {
  readonly rate: string;
  readonly bank: string;
}

/** The texts and numbers of a picture of the day. */
export interface DayPicture {
  readonly locale: Locale;
  readonly currency: string;
  readonly unit: string;
  readonly day: string;
  /** The mid rate of the central bank; absent if it published none on that day. */
  readonly mid?: string;
  /** Absent if too few banks published on that day for a best price. */
  readonly best?: { readonly purchase: BestPrice; readonly sale: BestPrice };
  readonly sources: string;
  readonly isDemo: boolean;
}

/**
 * Builds the picture of a day from that day's snapshots; undefined if it would show neither a mid rate nor a
 * best price.
 */
export function dayPicture(
  { day, currency }: DayPictureSubject,
  snapshots: readonly BankSnapshot[],
  locale: Locale,
): DayPicture | undefined {
  const stored = ratesOf({ day, currency }, snapshots);
  // The board as on that day, so that the official rate and the best banks follow the same rules as on the
  // pages.
  const { central, counters } = currencyToday({ currency, ...stored }, day);
  const { best } = counters;
  if (!central && !best) return undefined;
  const shown = [central, best?.purchase, best?.sale].filter((one) => one !== undefined);
  const sources = [...new Set(shown.map(({ source }) => source))];
  return {
    locale,
    currency: currencyName(currency, locale),
    unit: currency,
    day: formatDayInWords(day, locale),
    ...(central && { mid: formatHeadlineRate(central.rate.value, locale) }),
    ...(best && {
      best: {
        purchase: bestPrice(counters, best.purchase, 'purchase', locale),
        sale: bestPrice(counters, best.sale, 'sale', locale),
      },
    }),
    sources: fill(pluralOf(locale, pictureTexts[locale].sources, sources.length), {
      sources: sourcesInWords(sources, locale),
    }),
    isDemo: sources.includes('demo'),
  };
}

function bestPrice(
  counters: Counters,
  quote: CounterQuote,
  side: 'purchase' | 'sale',
  locale: Locale,
): BestPrice {
  return {
    rate: formatHeadlineRate(quote[side].value, locale),
    bank: bestBanks(counters, quote, side, locale),
  };
}

function ratesOf(
  { day, currency }: DayPictureSubject,
  snapshots: readonly BankSnapshot[],
): { readonly central?: CentralRate; readonly banks: readonly BankQuote[] } {
  let central: CentralRate | undefined;
  const banks: BankQuote[] = [];
  for (const snapshot of snapshots) {
    if (snapshot.bankId === centralBankCode) {
      const own = snapshot.rates[currency];
      if (own) central = { value: own.rate, date: day, source: own.source };
    } else {
      const own = snapshot.rates[currency];
      if (own) banks.push({ ...own, bankId: snapshot.bankId, date: day });
    }
  }
  return { banks, ...(central && { central }) };
}
