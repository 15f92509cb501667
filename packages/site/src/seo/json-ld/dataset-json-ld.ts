import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Locale } from '@dinar/domain/language/locale';
import { mayBeRedistributed } from '@dinar/domain/providers/provider-table';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { BoardOfToday, CurrencyToday } from '@dinar/domain/today/board-of-today';
import { openDataLicense } from '../../open-data/open-data-file.ts';
import type { SiteIdentity } from '../../pages/site-identity.ts';
import { pathIn } from '../../routes/locale-path.ts';
import { openDataPage } from '../../routes/open-data-page.ts';
import { openDataFormats, openDataPath } from '../../routes/open-data-paths.ts';
import { seoTexts } from '../../texts/seo/seo-texts.ts';
import type { JsonLdNode } from './json-ld-node.ts';
import { organizationId } from './site-json-ld.ts';

const encodings = {
  json: 'application/json',
  csv: 'text/csv',
} as const;

/**
 * The open data as a dataset for search engines; https://schema.org/Dataset with the properties of
 * https://developers.google.com/search/docs/appearance/structured-data/dataset. Undefined if the files
 * contain no rates: before any rate is stored, and in a demonstration.
 */
export function datasetJsonLd(
  site: SiteIdentity,
  board: BoardOfToday,
  locale: Locale,
): JsonLdNode | undefined {
  const { country, dataset } = seoTexts[locale].structured;
  const numbers = [...board.currencies.values()].flatMap(numbersOf);
  const days = numbers.map(({ day }) => day).sort();
  const [first, last] = [days.at(0), days.at(-1)];
  const isDemo = numbers.some(({ source }) => source === 'demo');
  if (first === undefined || last === undefined || isDemo) return undefined;
  return {
    '@type': 'Dataset',
    name: dataset.name,
    description: dataset.description,
    url: `${site.url}${pathIn(locale, openDataPage)}`,
    inLanguage: locale,
    isAccessibleForFree: true,
    license: openDataLicense(site),
    creator: { '@type': 'Organization', '@id': organizationId(site), name: site.name },
    spatialCoverage: { '@type': 'Country', name: country },
    temporalCoverage: `${first}/${last}`,
    variableMeasured: dataset.measured,
    distribution: openDataFormats.map((format) => ({
      '@type': 'DataDownload',
      encodingFormat: encodings[format],
      contentUrl: `${site.url}${openDataPath({ kind: 'latest' }, format)}`,
    })),
  };
}

interface Dated {
  readonly day: RateDate;
  readonly source: RateSource;
}

// Returns the days and sources of the rates in the latest file.
function numbersOf({ central, market, counters }: CurrencyToday): Dated[] {
  const isOpen =
    market && (market.source === 'demo' || mayBeRedistributed(market.provider))
      ? market
      : undefined;
  const references = [central, isOpen].filter((one) => one !== undefined);
  return [
    ...references.map(({ rate, source }) => ({ day: rate.day, source })),
    ...counters.inForce,
    ...counters.older,
  ];
}
