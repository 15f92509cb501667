import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testConfig } from '../testing/rates-fixtures.ts';
import { showPart } from '../testing/show-app.tsx';
import { Footer, Ticker, UnreadCode } from './frame-parts.tsx';
import { PageFrame } from './page-frame.tsx';

const planted = vi.hoisted(() => ({ throws: '' }));

function throwing<Props>(name: string, Part: (props: Props) => React.ReactNode) {
  return (props: Props) => {
    if (planted.throws === name) throw new Error(`planted in ${name}`);
    return Part(props);
  };
}

vi.mock('./header/header.tsx', async (original) => {
  const { Header } = await original<typeof import('./header/header.tsx')>();
  return { Header: throwing('header', Header) };
});
vi.mock('../features/ticker/live-ticker.tsx', async (original) => {
  const { LiveTicker } = await original<typeof import('../features/ticker/live-ticker.tsx')>();
  return { LiveTicker: throwing('ticker', LiveTicker) };
});
vi.mock('./footer/footer.tsx', async (original) => {
  const { Footer } = await original<typeof import('./footer/footer.tsx')>();
  return { Footer: throwing('footer', Footer) };
});
vi.mock('./board-notice.tsx', async (original) => {
  const { BoardNotice } = await original<typeof import('./board-notice.tsx')>();
  return { BoardNotice: throwing('notice', BoardNotice) };
});

const ornaments = {
  header: ['banner', undefined],
  ticker: ['region', 'Cours en direct'],
  footer: ['contentinfo', undefined],
  notice: ['complementary', 'État des données'],
} as const;

const reported: unknown[] = [];

beforeAll(() => Promise.all([Ticker, Footer, UnreadCode].map(({ preload }) => preload())));

beforeEach(() => {
  reported.length = 0;
});

function shownOrnaments() {
  showPart(
    '/',
    <PageFrame site={testConfig.site}>
      <h1>Une page</h1>
    </PageFrame>,
    { onCaughtError: (error) => void reported.push(error) },
  );
  return Object.entries(ornaments).flatMap(([part, [role, name]]) =>
    screen.queryByRole(role, name === undefined ? {} : { name }) ? [part] : [],
  );
}

it.each(Object.keys(ornaments))('reports a %s that throws, and removes no other part', (part) => {
  planted.throws = part;
  expect(shownOrnaments()).toEqual(Object.keys(ornaments).filter((other) => other !== part));
  expect(screen.getByRole('main').textContent).toBe('Une page');
  expect(reported).toEqual([new Error(`planted in ${part}`)]);
});

it('shows all four parts around a page without errors', () => {
  planted.throws = '';
  expect(shownOrnaments()).toEqual(Object.keys(ornaments));
  expect(reported).toEqual([]);
});
