import { canonicalPath } from '../../pages/canonical-path.ts';
import type { Page } from '../../pages/page.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import type { PageContext } from '../page-context.ts';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts';
import { conversionServiceJsonLd } from './conversion-service-json-ld.ts';
import { datasetJsonLd } from './dataset-json-ld.ts';
import { exchangeRateJsonLd } from './exchange-rate-json-ld.ts';
import { type AnsweredQuestion, faqJsonLd } from './faq-json-ld.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { pageQuestions } from './page-questions.ts';
import { organizationJsonLd, websiteJsonLd } from './site-json-ld.ts';
import { statedRates } from './stated-rates.ts';

/** The structured data of a page, the content of one script element. */
export interface JsonLdDocument {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly JsonLdNode[];
}

/** Builds the structured data of a page, which contains only facts that the page shows. */
export function pageJsonLd(
  context: PageContext,
  questions: readonly AnsweredQuestion[] = pageQuestions(context.page),
): JsonLdDocument {
  const { site, page } = context;
  const links = breadcrumbs(page);
  const dataset = describesData(page) ? datasetJsonLd(site, context.board) : undefined;
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

function conversionService({ site, page }: PageContext): JsonLdNode {
  const name =
    page.kind === 'converter' && page.pair
      ? `Convertisseur ${page.pair.from} en ${page.pair.to}`
      : 'Convertisseur de devises en dinar tunisien';
  return conversionServiceJsonLd(site, { name, path: canonicalPath(page) });
}
