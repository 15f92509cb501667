import { expect, test } from 'vitest';
import { parseJobArguments } from './job-arguments.ts';
import { settingsFromEnvironment } from './settings-from-environment.ts';

const now = new Date('2026-11-20T12:00:00Z');

function problemOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0] : error;
  }
}

test('A job is named, and may be given its days, a project and how it is told', () => {
  expect(parseJobArguments(['crypto'], now)).toEqual({
    name: 'crypto',
    realSources: false,
    verbose: false,
  });
  const argv = ['central-bank-backfill', '--from', '2026-11-02', '--date', '2026-11-06'];
  expect(
    parseJobArguments([...argv, '--project', 'p', '--real-sources', '--verbose'], now),
  ).toEqual({
    name: 'central-bank-backfill',
    from: '2026-11-02',
    date: '2026-11-06',
    project: 'p',
    realSources: true,
    verbose: true,
  });
  expect(parseJobArguments(['bank-rates', '--date', '20/11/2026'], now)?.date).toBe('2026-11-20');
  expect(parseJobArguments(['--help'], now)).toBeUndefined();
});

test.each([
  [[], 'Name one job to run.'],
  [['crypto', 'news'], 'Name one job to run.'],
  [['cryptos'], 'There is no job "cryptos".'],
  [['toString'], 'There is no job "toString".'],
  [['central-bank', '--date', 'hier'], '--date "hier" is no day; write it YYYY-MM-DD.'],
  [['central-bank', '--date'], "Option '--date <value>' argument missing"],
  [['central-bank', '--date', '2026-02-30'], '--date "2026-02-30" is no day; write it YYYY-MM-DD.'],
  [['central-bank', '--date', '2026-11-21'], '--date 2026-11-21 is after today, 2026-11-20.'],
  [
    ['central-bank', '--from', '2026-11-19'],
    'The job central-bank takes no --from: it reads what is published now.',
  ],
  [
    ['crypto', '--date', '2026-11-19'],
    'The job crypto takes no --date: it reads what is published now.',
  ],
  [
    ['central-bank-backfill', '--from', '2026-11-19', '--date', '2026-11-18'],
    '--from 2026-11-19 is after --date 2026-11-18.',
  ],
])('The command line %j is refused: %s', (argv, problem) => {
  expect(problemOf(() => parseJobArguments(argv, now))).toBe(problem);
});

test('The sources themselves are only asked by someone who says who he is', () => {
  const env = { SITE_URL: 'https://site.example', CONTACT_EMAIL: 'c@site.example' };
  expect(settingsFromEnvironment(env)).toEqual({
    siteUrl: 'https://site.example',
    contactEmail: 'c@site.example',
  });
  expect(settingsFromEnvironment({ ...env, COINGECKO_DEMO_KEY: 'k' })).toMatchObject({
    coinGeckoKey: 'k',
  });
  expect(problemOf(() => settingsFromEnvironment({ ...env, CONTACT_EMAIL: '' }))).toBe(
    'CONTACT_EMAIL is not set: sources are told who asks, and where to write to us.',
  );
});
