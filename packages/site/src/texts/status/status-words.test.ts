import type { JobHealth } from '@dinar/domain/documents/health-document';
import type { Locale } from '@dinar/domain/language/locale';
import { jobRhythms, sourceJobs } from '@dinar/domain/schedules/job-rhythm';
import { sourceStandings } from '@dinar/domain/status/source-standing';
import { healthNow, serviceHealth, successAgo } from '@dinar/domain/testing/service-health';
import { expect, test } from 'vitest';
import { lastRunInWords, overallInWords, rhythmInWords } from './status-words.ts';

const allWell = {
  'central-bank': successAgo(16 * 60),
  'bank-rates': successAgo(20),
  'live-rates': successAgo(55),
  crypto: successAgo(2),
  news: successAgo(40),
};

const overall = (jobs: Readonly<Record<string, JobHealth>>, locale: Locale = 'fr') =>
  overallInWords(sourceStandings(serviceHealth(jobs), healthNow), locale);

test('All sources on time are reported in one sentence', () => {
  expect(overall(allWell)).toBe('Toutes les sources sont à jour');
});

test('Late and never read sources are listed by name', () => {
  expect(overall({ ...allWell, crypto: successAgo(90) })).toBe(
    'Une source en retard\u202f: les crypto-monnaies',
  );
  expect(overall({ ...allWell, crypto: successAgo(90), news: successAgo(300) })).toBe(
    '2 sources en retard\u202f: les crypto-monnaies et les actualités',
  );
  const { news: _, ...withoutNews } = allWell;
  expect(overall({ ...withoutNews, 'live-rates': successAgo(600) })).toBe(
    'Une source en retard\u202f: le marché des changes. Une source pas encore relevée\u202f: les actualités',
  );
  const { crypto: __, ...withoutBoth } = withoutNews;
  expect(overall(withoutBoth)).toBe(
    '2 sources pas encore relevées\u202f: les crypto-monnaies et les actualités',
  );
  expect(overall({})).toBe('Aucune source n’a encore été relevée');
});

test('All sources late are reported in one sentence', () => {
  const old = Object.fromEntries(
    Object.keys(allWell).map((job) => [job, successAgo(30 * 24 * 60)]),
  );
  expect(overall(old)).toBe('Toutes les sources sont en retard');
});

test.each([
  [{ rows: 1 }, '1 ligne mise à jour.'],
  [{ rows: 0 }, 'Rien de nouveau à la source.'],
  [
    { rows: 0, sources: { BCT: { state: 'waiting', rows: 0, refused: 0 } } },
    'La publication du jour est attendue.',
  ],
  [
    {
      rows: 20,
      sources: {
        a: { state: 'stored', rows: 20, refused: 2 },
        b: { state: 'failed', rows: 0, refused: 0, failure: 'unreadable' },
      },
    },
    '20 lignes mises à jour. Une source sur 2 en échec. 2 lignes écartées par nos contrôles.',
  ],
  [
    {
      rows: 0,
      sources: {
        a: { state: 'unchanged', rows: 0, refused: 1 },
        b: { state: 'failed', rows: 0, refused: 0, failure: 'unreadable' },
        c: { state: 'failed', rows: 0, refused: 0 },
      },
    },
    'Rien de nouveau à la source. 2 sources sur 3 en échec. 1 ligne écartée par nos contrôles.',
  ],
  [{ rows: 0, error: 'boom' }, 'Le relevé s’est interrompu de notre côté.'],
] as const)('A run of %j is reported as « %s »', (run, words) => {
  const { runs } = serviceHealth({ crypto: { lastRunAt: healthNow, ...run } });
  expect(runs.map((one) => lastRunInWords(one, 'fr'))).toEqual([words]);
});

test('Arabic counts late sources and rows in its own forms', () => {
  expect(overall({ ...allWell, crypto: successAgo(90), news: successAgo(300) }, 'ar')).toBe(
    'مصدران متأخران: العملات المشفّرة والأخبار',
  );
  const { runs } = serviceHealth({ crypto: { lastRunAt: healthNow, rows: 16 } });
  expect(runs.map((one) => lastRunInWords(one, 'ar'))).toEqual(['حُدّث \u206616\u2069 سطرًا.']);
});

test.each<readonly [Locale, readonly string[]]>([
  [
    'fr',
    [
      'Relevé chaque jour ouvrable, entre 17 h et 20 h',
      'Relevé chaque jour ouvrable, entre 9 h et 17 h',
      'Relevé toutes les heures',
      'Relevé toutes les 5 minutes',
      'Relevé toutes les heures',
    ],
  ],
  [
    'en',
    [
      'Read every working day, between 17:00 and 20:00',
      'Read every working day, between 9:00 and 17:00',
      'Read every hour',
      'Read every 5 minutes',
      'Read every hour',
    ],
  ],
])('The schedule of each source in the words of %s', (locale, words) => {
  expect(sourceJobs.map((job) => rhythmInWords(jobRhythms[job], locale))).toEqual(words);
});
