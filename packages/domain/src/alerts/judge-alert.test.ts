import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../days/rate-date.ts';
import { day } from '../testing/rate-arbitraries.ts';
import { isSendingHour, judgeAlert, sentOnDay } from './judge-alert.ts';
import {
  type AlertSide,
  hasMovedBack,
  isFarTarget,
  isReached,
  type RateAlert,
  rearmBound,
  stateAtStart,
} from './rate-alert.ts';

const monday = day('2026-11-23');

function alertOf(changes: Partial<RateAlert> = {}): RateAlert {
  return { currency: 'EUR', side: 'purchase', target: 3.4, state: 'armed', ...changes };
}

test.each([
  ['an armed purchase below its target', alertOf(), 3.399, 'nothing'],
  ['an armed purchase at its target', alertOf(), 3.4, 'fire'],
  ['an armed purchase above its target', alertOf(), 3.41, 'fire'],
  ['an armed sale above its target', alertOf({ side: 'sale' }), 3.401, 'nothing'],
  ['an armed sale at its target', alertOf({ side: 'sale' }), 3.4, 'fire'],
  ['a rate that may not be judged', alertOf(), undefined, 'nothing'],
  ['a paused alert', alertOf({ state: 'paused' }), 3.41, 'nothing'],
  ['a fired purchase that fell by less than 0.2 %', alertOf({ state: 'fired' }), 3.394, 'nothing'],
  ['a fired purchase that fell by 0.2 %', alertOf({ state: 'fired' }), 3.3932, 'rearm'],
  ['a fired sale that rose by 0.2 %', alertOf({ state: 'fired', side: 'sale' }), 3.4068, 'rearm'],
  ['one that fired today', alertOf({ firedOn: monday }), 3.41, 'wait'],
  ['one that fired yesterday', alertOf({ firedOn: addDays(monday, -1) }), 3.41, 'fire'],
] as const)('The verdict on %s', (_, alert, rate, verdict) => {
  expect(judgeAlert(alert, { rate, today: monday, sentToday: 0 })).toBe(verdict);
});

test('A device gets three messages a day, counted by the day of the last one', () => {
  const moment = { rate: 3.5, today: monday };
  const verdicts = [2, 3].map((sentToday) => judgeAlert(alertOf(), { ...moment, sentToday }));
  expect(verdicts).toEqual(['fire', 'wait']);
  expect(sentOnDay({ sentOn: monday, sentCount: 2 }, monday)).toBe(2);
  expect(sentOnDay({ sentOn: addDays(monday, -1), sentCount: 2 }, monday)).toBe(0);
});

test.each([
  ['05:59', false],
  ['06:00', true],
  ['20:59', true],
  ['21:00', false],
])('At %s UTC, one hour behind Tunis, sending is allowed: %s', (time, allowed) => {
  expect(isSendingHour(new Date(`2026-11-26T${time}:00Z`))).toBe(allowed);
});

test('A new alert that is fulfilled already waits for the next crossing', () => {
  expect([3.39, 3.4, undefined].map((rate) => stateAtStart(alertOf(), rate))).toEqual([
    'armed',
    'fired',
    'armed',
  ]);
});

test('A target may differ by a fifth from the rate of the day', () => {
  expect([2.72, 2.71, 4.08, 4.09].map((target) => isFarTarget(target, 3.4))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

const anySide = fc.constantFrom<AlertSide>('purchase', 'sale');
const anyRate = fc.integer({ min: 33_700, max: 34_300 }).map((rate) => rate / 10_000);

test('No target is both reached and so far from the rate that it is armed again', () => {
  fc.assert(
    fc.property(anySide, anyRate, anyRate, (side, target, rate) => {
      const wish = { side, target };
      expect(isReached(wish, rate) && hasMovedBack(wish, rate)).toBe(false);
      expect(hasMovedBack({ side, target: rearmBound(side, rate) }, rate)).toBe(true);
    }),
  );
});

test('Over any course of rates an alert fires once a crossing, and never twice without moving back', () => {
  const anyStep = fc.record({
    rate: fc.option(anyRate, { nil: undefined, freq: 8 }),
    isNextDay: fc.boolean(),
  });
  fc.assert(
    fc.property(anySide, fc.array(anyStep, { maxLength: 60 }), (side, steps) => {
      let alert = alertOf({ side });
      let today = monday;
      let hasCrossed = true;
      for (const { rate, isNextDay } of steps) {
        if (isNextDay) today = addDays(today, 1);
        // Armed again at the latest before the message, as the job judges every changed figure.
        const back = side === 'purchase' ? 3.3932 : 3.4068;
        const isBack = rate !== undefined && (side === 'purchase' ? rate <= back : rate >= back);
        const verdict = judgeAlert(alert, { rate, today, sentToday: 0 });
        if (isBack && alert.state === 'fired') expect(verdict).toBe('rearm');
        if (isBack) hasCrossed = true;
        const isThere = rate !== undefined && (side === 'purchase' ? rate >= 3.4 : rate <= 3.4);
        const isDue = isThere && hasCrossed && alert.firedOn !== today;
        expect(verdict === 'fire').toBe(isDue);
        if (verdict === 'rearm') alert = { ...alert, state: 'armed' };
        if (verdict !== 'fire') continue;
        alert = { ...alert, state: 'fired', firedOn: today };
        hasCrossed = false;
      }
    }),
  );
});
