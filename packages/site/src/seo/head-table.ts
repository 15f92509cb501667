import { bankByCode } from '@dinar/domain/banks/bank';
import { bankFullName, bankName } from '@dinar/domain/banks/bank-name';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { fill } from '@dinar/domain/language/texts';
import { canonicalPath } from '../pages/canonical-path.ts';
import type { Page } from '../pages/page.ts';
import { askedBestRate, pageCurrencies } from '../pages/page-currencies.ts';
import type { SiteLink } from '../routes/site-links.ts';
import { conversionHeading } from '../texts/conversion/fixed-conversion.ts';
import { footerTexts } from '../texts/footer/footer-texts.ts';
import { navigationTexts } from '../texts/navigation/navigation-texts.ts';
import { textsOfRoute } from '../texts/route-texts.ts';
import { seoTexts } from '../texts/seo/seo-texts.ts';
import {
  bankCurrencySentences,
  bankSentences,
  banksSentences,
  comparatorSentences,
} from './bank-description.ts';
import { bankCurrencyTitle, banksTitle, bankTitle, comparatorTitle, pairOf } from './bank-title.ts';
import { conversionSentences, converterSentences } from './conversion-description.ts';
import { conversionTitle, converterTitle } from './conversion-title.ts';
import { homeSentences, homeTitle } from './home-head.ts';
import { bankRates, conversionRates, foremostRates, homeRates } from './json-ld/stated-rates.ts';
import type { PageHead } from './page-head.ts';

type Heads = { readonly [Kind in Page['kind']]: PageHead<Kind> };

/** What the head of each kind of page says. */
export const headTable: Heads = {
  home: {
    title: homeTitle,
    description: homeSentences,
    keywords: currencyPhrases,
    trail: () => [],
    rates: homeRates,
  },
  banks: {
    title: banksTitle,
    description: banksSentences,
    keywords: (page) => [wordsOf(page).banks, ...currencyPhrases(page)],
    trail: (page) => [parents(page).banks],
    rates: (context) => (askedBestRate(context.page) ? foremostRates(context) : []),
  },
  bank: {
    title: bankTitle,
    description: bankSentences,
    keywords: (page) => {
      const bank = bankName(page.bank, page.locale);
      const words = wordsOf(page).bank.map((text) => fill(text, { bank }));
      return [...words, bankFullName(page.bank, page.locale)];
    },
    trail: (page) => [parents(page).banks, crumb(page, bankName(page.bank, page.locale))],
    rates: bankRates,
  },
  'bank-currency': {
    title: bankCurrencyTitle,
    description: bankCurrencySentences,
    keywords: (page) => {
      const values = { code: page.currency, bank: bankName(page.bank, page.locale) };
      return [fill(wordsOf(page).bankCurrency, values), ...currencyPhrases(page)];
    },
    trail: (page) => {
      const path = `/cours-change/${bankByCode(page.bank).slug}`;
      const bank = { label: bankName(page.bank, page.locale), path };
      return [parents(page).banks, bank, crumb(page, pairOf(page.currency))];
    },
    rates: bankRates,
  },
  comparator: {
    title: comparatorTitle,
    description: comparatorSentences,
    keywords: (page) => [wordsOf(page).comparator, ...currencyPhrases(page)],
    trail: (page) => {
      const { comparator } = parents(page);
      return page.currency ? [comparator, crumb(page, pairOf(page.currency))] : [comparator];
    },
    rates: foremostRates,
  },
  converter: {
    title: converterTitle,
    description: converterSentences,
    keywords: (page) => [wordsOf(page).converter, ...currencyPhrases(page)],
    trail: (page) => {
      const { converter } = parents(page);
      const pair = seoTexts[page.locale].converter.pair;
      return page.pair ? [converter, crumb(page, fill(pair, page.pair))] : [converter];
    },
    rates: conversionRates,
  },
  conversion: {
    title: conversionTitle,
    description: conversionSentences,
    keywords: (page) => [conversionHeading(page.conversion, page.locale), ...currencyPhrases(page)],
    trail: (page) => {
      const label = conversionHeading(page.conversion, page.locale);
      return [parents(page).converter, crumb(page, label)];
    },
    rates: conversionRates,
  },
  sheet: {
    title: ({ page: { currency, locale } }) => [
      fill(seoTexts[locale].sheet.title, { currency: currencyName(currency, locale) }),
    ],
    description: ({ page: { currency: code, locale } }) => {
      const currency = currencyName(code, locale);
      const plain = fill(seoTexts[locale].sheet.plain, { currency, code });
      return { offer: plain, plain };
    },
    keywords: (page) => [
      fill(wordsOf(page).sheet, { code: page.currency }),
      ...currencyPhrases(page),
    ],
    trail: (page) => {
      const label = fill(seoTexts[page.locale].sheet.crumb, { code: page.currency });
      return [parents(page).converter, crumb(page, label)];
    },
  },
  crypto: { ...ofRoute(), keywords: (page) => wordsOf(page).crypto },
  amounts: {
    ...ofRoute(),
    keywords: (page) => wordsOf(page).amounts,
    trail: (page) => [parents(page).converter, crumb(page, routeTexts(page).heading)],
  },
  information: ofRoute(),
};

/** The head of a page without rates, in the words of its route. */
function ofRoute(): PageHead<Page['kind']> {
  return {
    title: ({ page }) => [routeTexts(page).title],
    description: ({ page }) => {
      const plain = routeTexts(page).description;
      return { offer: plain, plain };
    },
    keywords: (page) => [routeTexts(page).heading],
    trail: (page) => [crumb(page, routeTexts(page).heading)],
  };
}

function routeTexts({ route, locale }: Page) {
  return textsOfRoute(route, locale);
}

function wordsOf({ locale }: Page) {
  return seoTexts[locale].keywords;
}

function crumb(page: Page, label: string): SiteLink {
  return { label, path: canonicalPath(page) };
}

/** The pages above others. */
function parents({ locale }: Page) {
  const { banks, converter } = navigationTexts[locale];
  const { tools } = footerTexts[locale];
  return {
    banks: { label: banks, path: '/cours-change' },
    comparator: { label: tools.comparator, path: '/comparateur' },
    converter: { label: converter, path: '/convertisseur' },
  };
}

/** The search words for the main currency of a page. */
function currencyPhrases(page: Page): readonly string[] {
  const [code = 'EUR'] = pageCurrencies(page);
  const name = currencyName(code, page.locale);
  return wordsOf(page).currency.map((text) => fill(text, { name, code }));
}
