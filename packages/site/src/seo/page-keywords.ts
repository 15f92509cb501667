import { bankFullName, bankName } from '@dinar/domain/banks/bank-name';
import type { CurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import type { Page } from '../pages/page.ts';
import { conversionHeading } from '../texts/conversion/fixed-conversion.ts';
import { textsOfRoute } from '../texts/route-texts.ts';
import { seoTexts } from '../texts/seo/seo-texts.ts';

/** The search words for a page, joined by commas. */
export function pageKeywords(page: Page): string {
  return [...ownWords(page), ...seoTexts[page.locale].keywords.everywhere].join(', ');
}

function ownWords(page: Page): readonly string[] {
  const { locale } = page;
  const texts = seoTexts[locale].keywords;
  switch (page.kind) {
    case 'home':
      return currencyPhrases(page.currency, locale);
    case 'banks':
      return [texts.banks, ...currencyPhrases(page.product ?? 'EUR', locale)];
    case 'bank': {
      const bank = bankName(page.bank, locale);
      return [...texts.bank.map((text) => fill(text, { bank })), bankFullName(page.bank, locale)];
    }
    case 'bank-currency': {
      const { currency: code } = page;
      const bank = bankName(page.bank, locale);
      return [fill(texts.bankCurrency, { code, bank }), ...currencyPhrases(code, locale)];
    }
    case 'comparator':
      return [texts.comparator, ...currencyPhrases(page.currency ?? 'EUR', locale)];
    case 'converter':
      return [texts.converter, ...currencyPhrases(foreignOf(page.pair), locale)];
    case 'conversion': {
      const { conversion } = page;
      return [conversionHeading(conversion, locale), ...currencyPhrases(conversion.from, locale)];
    }
    case 'sheet': {
      const { currency: code } = page;
      return [fill(texts.sheet, { code }), ...currencyPhrases(code, locale)];
    }
    case 'crypto':
      return texts.crypto;
    case 'amounts':
      return texts.amounts;
    case 'information':
      return [textsOfRoute(page.route, locale).heading];
  }
}

function foreignOf(pair: { from: CurrencyCode; to: CurrencyCode } | undefined): CurrencyCode {
  if (!pair) return 'EUR';
  return pair.from === 'TND' ? pair.to : pair.from;
}

function currencyPhrases(code: CurrencyCode, locale: Locale): readonly string[] {
  const name = currencyName(code, locale);
  return seoTexts[locale].keywords.currency.map((text) => fill(text, { name, code }));
}
