import { bankByCode } from '@dinar/domain/banks/bank';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { canonicalPath } from '../../pages/canonical-path.ts';
import type { Page } from '../../pages/page.ts';
import { pageCurrencies } from '../../pages/page-currencies.ts';
import { bankQuotes } from '../bank-quotes.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import type { PageContext, PageOf } from '../page-context.ts';
import { isCurrent, referenceRate } from '../reference-rate.ts';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts';
import { conversionServiceJsonLd } from './conversion-service-json-ld.ts';
import { exchangeRateJsonLd, type StatedRate } from './exchange-rate-json-ld.ts';
import { type AnsweredQuestion, faqJsonLd } from './faq-json-ld.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { pageQuestions } from './page-questions.ts';
import { organizationJsonLd, websiteJsonLd } from './site-json-ld.ts';

/** The structured data of a page, for one script element. */
export interface JsonLdDocument {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly JsonLdNode[];
}

/** All that a page states: nothing that it does not show. */
export function pageJsonLd(
  context: PageContext,
  questions: readonly AnsweredQuestion[] = pageQuestions(context.page),
): JsonLdDocument {
  const { site, page } = context;
  const links = breadcrumbs(page);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationJsonLd(site),
      websiteJsonLd(site),
      ...(links.length > 0 ? [breadcrumbJsonLd(site, links)] : []),
      ...(hasConverter(page) ? [conversionService(context)] : []),
      ...statedRates(context)
        .map(exchangeRateJsonLd)
        .filter((node) => node !== undefined),
      ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
    ],
  };
}

function hasConverter({ kind }: Page): boolean {
  return kind === 'home' || kind === 'converter' || kind === 'conversion';
}

function conversionService({ site, page }: PageContext): JsonLdNode {
  const name =
    page.kind === 'converter' && page.pair
      ? `Convertisseur ${page.pair.from} en ${page.pair.to}`
      : 'Convertisseur de devises en dinar tunisien';
  return conversionServiceJsonLd(site, { name, path: canonicalPath(page) });
}

function statedRates({ page, ...rest }: PageContext): StatedRate[] {
  if (page.kind === 'bank') return bankRates({ page, ...rest });
  return showsReferenceRate(page) ? referenceRates({ page, ...rest }) : [];
}

function bankRates(context: PageContext<PageOf<'bank'>>): StatedRate[] {
  const { displayName, code } = bankByCode(context.page.bank);
  return bankQuotes(context).map(({ currency, purchaseRate, saleRate, date, source }) => ({
    name: `1 ${currency} en TND, ${displayName}`,
    currency,
    rate: saleRate,
    ...(code !== centralBankCode && { purchaseRate }),
    date,
    source,
  }));
}

// The list of banks, and the converter before it is asked for a pair, show no reference rate.
function showsReferenceRate(page: Page): boolean {
  return page.kind === 'converter' ? page.pair !== undefined : page.kind !== 'banks';
}

// The home page and the comparator show the central bank's rate beside the live one, but of the
// foremost currency only; of any other a page shows its reference rate alone.
function referenceRates({ page, rates, today }: PageContext): StatedRate[] {
  const showsBoth = page.kind === 'home' || page.kind === 'comparator';
  return pageCurrencies(page).flatMap((currency, index) => {
    const stats = rates.get(currency);
    const shown =
      showsBoth && index === 0 ? [stats?.live, stats?.central] : [referenceRate(stats, today)];
    return shown
      .filter((rate) => rate !== undefined)
      .filter(({ date }) => isCurrent(date, today))
      .map(({ value, date, source }) => ({
        name: `1 ${currency} en TND${source === 'bct' ? ', Banque Centrale de Tunisie' : ''}`,
        currency,
        rate: value,
        date,
        source,
      }));
  });
}
