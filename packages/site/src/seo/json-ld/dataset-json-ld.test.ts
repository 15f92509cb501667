import { locales } from '@dinar/domain/language/locale';
import { storedRates } from '@dinar/domain/testing/board-fixtures';
import { day } from '@dinar/domain/testing/rate-arbitraries';
import { boardOfToday } from '@dinar/domain/today/board-of-today';
import { expect, test } from 'vitest';
import { contextAt, plainBoard, site, statsOf, today } from '../../testing/site-fixtures.ts';
import { datasetJsonLd } from './dataset-json-ld.ts';
import { pageJsonLd } from './page-json-ld.ts';

test.each(locales)(
  'In %s the dataset has the properties that Google requires and covers the days of the latest file',
  (locale) => {
    const dataset = datasetJsonLd(site, plainBoard, locale);
    expect(dataset).toMatchObject({
      '@type': 'Dataset',
      inLanguage: locale,
      name: expect.stringMatching(/.{10,}/),
      license: 'https://dinar.example/donnees#conditions',
      creator: { '@type': 'Organization', name: 'Dinar en Direct' },
      temporalCoverage: '2026-11-19/2026-11-20',
      distribution: [
        {
          '@type': 'DataDownload',
          encodingFormat: 'application/json',
          contentUrl: 'https://dinar.example/donnees/v1/latest.json',
        },
        {
          '@type': 'DataDownload',
          encodingFormat: 'text/csv',
          contentUrl: 'https://dinar.example/donnees/v1/latest.csv',
        },
      ],
    });
    // https://developers.google.com/search/docs/appearance/structured-data/dataset
    const { length } = String(dataset?.description);
    expect([length >= 50, length <= 5000]).toEqual([true, true]);
  },
);

test('Without rates, or with a demonstration rate, there is no dataset', () => {
  expect(datasetJsonLd(site, boardOfToday(storedRates(), today), 'fr')).toBeUndefined();
  const made = { value: 3.4, date: day('2026-11-20'), source: 'demo' } as const;
  const mixed = storedRates({ ...statsOf('EUR'), live: made });
  expect(datasetJsonLd(site, boardOfToday(mixed, today), 'fr')).toBeUndefined();
});

test('Only the page of the open data contains the dataset', () => {
  const typesAt = (path: string) =>
    pageJsonLd(contextAt(path))['@graph'].map((node) => node['@type']);
  expect(typesAt('/donnees')).toContain('Dataset');
  expect(typesAt('/')).not.toContain('Dataset');
  expect(typesAt('/etat')).not.toContain('Dataset');
});
