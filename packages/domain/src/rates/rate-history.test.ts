import { expect, test } from 'vitest';
import { isDemoCurve, type RateHistory } from './rate-history.ts';

const real: RateHistory = {
  currency: 'EUR',
  year: '2026',
  points: { '11-19': { central: 3.3891 }, '11-20': { live: 3.39 } },
};
const made: RateHistory = {
  currency: 'EUR',
  year: '2004',
  points: { '12-23': { archived: 1.66 }, '12-24': { archived: 1.67, isDemo: true } },
};
const bct = { source: 'bct' } as const;
const market = { source: 'live-fx' } as const;
const demo = { source: 'demo' } as const;

test.each([
  ['real points and real rates today', [real], { central: bct, market }, false],
  ['no point and no rate today', [], {}, false],
  ['unread points and an unknown currency', undefined, undefined, false],
  ['one made-up point and real rates today', [real, made], { central: bct, market }, true],
  ['one made-up point and an unknown currency', [made], undefined, true],
  ['real points and a made-up central rate today', [real], { central: demo, market }, true],
  ['real points and a made-up market rate today', [real], { central: bct, market: demo }, true],
  ['unread points and a made-up rate today', undefined, { market: demo }, true],
])('A curve of %s', (_, years, today, isDemo) => {
  expect(isDemoCurve(years, today)).toBe(isDemo);
});
