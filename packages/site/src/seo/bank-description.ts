import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { bankFullName, bankName } from '@dinar/domain/banks/bank-name';
import { bankTable } from '@dinar/domain/banks/bank-table';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { formatShortDay } from '@dinar/domain/days/format-day';
import { fill, pluralOf } from '@dinar/domain/language/texts';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import { askedBestRate } from '../pages/page-currencies.ts';
import { textsOfRoute } from '../texts/route-texts.ts';
import { seoTexts } from '../texts/seo/seo-texts.ts';
import { bankQuotes, bestRates, centralRates, midOn, sidesOn } from './bank-quotes.ts';
import type { PageContext } from './page-context.ts';
import type { DescriptionSentences } from './page-head.ts';

/** The description of a bank's page. */
export function bankSentences(context: PageContext<'bank'>): DescriptionSentences {
  const { bank: code, locale } = context.page;
  const [bank, fullName] = [bankName(code, locale), bankFullName(code, locale)];
  if (code === centralBankCode) return centralBankSentences(context, bank);
  const texts = seoTexts[locale].bank;
  const name = fullName.startsWith(bank) ? fullName : `${bank} (${fullName})`;
  const answer = answerOf(bankQuotes(context), (quote) => {
    const unit = `1 ${quote.purchase.currency}`;
    return fill(texts.answer, { bank, unit, ...sidesOn(quote, locale) });
  });
  return { ...answer, offer: texts.offer, plain: fill(texts.plain, { bank: name }) };
}

/** The description of a bank's page of one currency. */
export function bankCurrencySentences(context: PageContext<'bank-currency'>): DescriptionSentences {
  const { bank, currency: code, locale } = context.page;
  const texts = seoTexts[locale].bankCurrency;
  const currency = currencyName(code, locale);
  const subject = fill(texts.subject, { currency, code, bank: bankName(bank, locale) });
  const answer =
    bank === centralBankCode
      ? answerOf(centralRates(context), (central) =>
          fill(texts.midAnswer, { subject, code, ...midOn(central, locale) }),
        )
      : answerOf(bankQuotes(context), (quote) =>
          fill(texts.answer, { subject, ...sidesOn(quote, locale) }),
        );
  return { ...answer, offer: texts.offer, plain: fill(texts.plain, { subject }) };
}

function centralBankSentences(context: PageContext, bank: string): DescriptionSentences {
  const { locale } = context.page;
  const texts = seoTexts[locale].centralBank;
  const answer = answerOf(centralRates(context), (central) => {
    const { rate, day } = midOn(central, locale);
    return fill(texts.answer, { bank, rate: `1 ${central.rate.currency} = ${rate} TND`, day });
  });
  return { ...answer, offer: texts.offer, plain: fill(texts.plain, { bank }) };
}

type Answer = Pick<DescriptionSentences, 'answer' | 'isDemo'>;

function answerOf<Rate extends { readonly source: RateSource }>(
  [foremost]: readonly Rate[],
  inWords: (rate: Rate) => string,
): Answer {
  return foremost ? { answer: inWords(foremost), isDemo: foremost.source === 'demo' } : {};
}

/**
 * The description of the list of banks, with the best bank on either side if the page is about one currency.
 */
export function banksSentences(context: PageContext<'banks'>): DescriptionSentences {
  const { page } = context;
  const count = bankTable.length;
  const offer = fill(pluralOf(page.locale, seoTexts[page.locale].banks.offer, count), { count });
  const currency = askedBestRate(page);
  const plain = textsOfRoute(page.route, page.locale).description;
  return { ...(currency && bestAnswer(context, currency)), offer, plain };
}

/** The description of the comparator for a currency, with the best bank on either side. */
export function comparatorSentences(context: PageContext<'comparator'>): DescriptionSentences {
  const { currency: code, locale, route } = context.page;
  const { description } = textsOfRoute(route, locale);
  if (code === undefined) return { offer: description, plain: description };
  const texts = seoTexts[locale].comparator;
  const plain = fill(texts.plain, { currency: currencyName(code, locale), code });
  return { ...bestAnswer(context, code), offer: texts.offer, plain };
}

function bestAnswer(context: PageContext, code: ForeignCurrencyCode): Answer {
  const best = bestRates(context, code);
  if (!best) return {};
  const { locale } = context.page;
  const { buy, buyer, sell, seller, isDemo } = best;
  const day = formatShortDay(best.day, locale);
  const currency = currencyName(code, locale);
  const texts = seoTexts[locale].banks;
  return { answer: fill(texts.answer, { currency, buy, buyer, sell, seller, day }), isDemo };
}
