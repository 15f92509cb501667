import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { slowPhone } from '../open-page.ts';
import type { Field } from './fields.ts';

// The browser reports no shorter event, and rounds durations to 8 ms.
const leastReportedMs = 16;
const settleMs = 1000;
// The speed of a fast typist: 4 to 6 keys a second, including the time of the finger.
const pauseFromMs = 60;
const pauseSpreadMs = 100;
// Steps of the golden ratio spread the inputs evenly over the feed's period.
const goldenStep = 0.618_034;

/** The durations of a field's inputs on an open page at CPU ×4, from the event to the next paint, in ms. */
export async function timeInputs(
  page: Page,
  field: Field,
  inputs: number,
): Promise<readonly number[]> {
  await page.emulateCPUThrottling(slowPhone.cpuSlowdown);
  await sleep(settleMs);
  await field.begin(page);
  await sleep(settleMs);
  await page.evaluate(watchInputs, leastReportedMs);
  for (let index = 0; index < inputs; index += 1) {
    await field.input(page, index);
    await sleep(pauseFromMs + ((index * goldenStep) % 1) * pauseSpreadMs);
  }
  await sleep(settleMs);
  const longest: LongestEvents = await page.evaluate(() => Reflect.get(window, 'longestEvents'));
  const reported = Object.values(longest);
  const missing = Math.max(0, inputs - reported.length);
  return [...reported, ...Array<number>(missing).fill(leastReportedMs)];
}

/** The longest event of each interaction, by its id. */
type LongestEvents = Record<number, number>;

/** Runs in the page, so it declares no named function. */
function watchInputs(durationThreshold: number): void {
  const longest: LongestEvents = {};
  Object.assign(window, { longestEvents: longest });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId'));
      if (id !== 0) longest[id] = Math.max(longest[id] ?? 0, entry.duration);
    }
  }).observe(Object.assign({ type: 'event', buffered: false }, { durationThreshold }));
}
