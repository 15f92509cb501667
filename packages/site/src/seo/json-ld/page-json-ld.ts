import { fill } from '@dinar/domain/language/texts';
import type { Page } from '../../pages/page.ts';
import { conversionTexts } from '../../texts/conversion/conversion-texts.ts';
import { seoTexts } from '../../texts/seo/seo-texts.ts';
import { addressIn } from '../alternates.ts';
import type { PageContext } from '../page-context.ts';
import { breadcrumbs, statedRates } from '../page-head.ts';
import { datasetJsonLd } from './dataset-json-ld.ts';
import { exchangeRateJsonLd } from './exchange-rate-json-ld.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { faqJsonLd, pageQuestions } from './page-questions.ts';
import {
  breadcrumbJsonLd,
  organizationId,
  organizationJsonLd,
  websiteJsonLd,
} from './site-json-ld.ts';

/** The structured data of a page, the content of one script element. */
export interface JsonLdDocument {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly JsonLdNode[];
}

/** Builds the structured data of a page, which contains only facts that the page shows. */
export function pageJsonLd(context: PageContext): JsonLdDocument {
  const { site, page } = context;
  const links = breadcrumbs(page);
  const questions = pageQuestions(page);
  const dataset = describesData(page) ? datasetJsonLd(site, context.board, page.locale) : undefined;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationJsonLd(site),
      websiteJsonLd(site, page.locale),
      ...(links.length > 0 ? [breadcrumbJsonLd(site, links, page.locale)] : []),
      ...(hasConverter(page) ? [conversionService(context)] : []),
      ...statedRates(context)
        .map(exchangeRateJsonLd)
        .filter((node) => node !== undefined),
      ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
      ...(dataset ? [dataset] : []),
    ],
  };
}

function describesData(page: Page): boolean {
  return page.kind === 'information' && page.topic === 'data';
}

function hasConverter({ kind }: Page): boolean {
  return kind === 'home' || kind === 'converter' || kind === 'conversion';
}

/** The converter on a page; https://schema.org/CurrencyConversionService. */
function conversionService({ site, page }: PageContext): JsonLdNode {
  const { pairConverter, country } = seoTexts[page.locale].structured;
  return {
    '@type': 'CurrencyConversionService',
    name:
      page.kind === 'converter' && page.pair
        ? fill(pairConverter, page.pair)
        : conversionTexts[page.locale].page.title,
    url: addressIn(site, page.locale, page),
    provider: { '@id': organizationId(site) },
    areaServed: { '@type': 'Country', name: country },
  };
}
