import { parseAmount } from '@dinar/domain/money/parse-amount';
import { amountWithCode } from '@dinar/site/texts/conversion-words';
import { expect, type Page } from '@playwright/test';
import { answerOf, boardFor } from './expected-conversion.ts';
import { test } from './visitor.ts';

/** The content of one frame: the field's text, the result's title and the result's number. */
interface Frame {
  readonly field: string;
  readonly title: string | undefined;
  readonly value: string | undefined;
}

const keyCount = 200;
const cpuSlowdown = 4;
const pair = { from: 'EUR', to: 'TND' } as const;
const amount = (page: Page) => page.getByLabel('Montant', { exact: true });

const noAmount = 'Entrez un montant à changer.';

/** Keys that type and correct amounts; each key changes the field. */
function keys(count: number): string[] {
  const typed = ['1', '2', '0', '5', 'Backspace', 'Backspace', '7', ',', '5', 'Backspace'];
  const erased = ['Backspace', 'Backspace', 'Backspace'];
  const round = [...typed, ...erased];
  return Array.from({ length: count }, (_, index) => round[index % round.length] ?? '');
}

test('In every frame of 200 keys the result has the same amount as the field', {
  tag: '@whole',
}, async ({ page, context, staffDb }) => {
  await page.goto('/convertisseur');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const board = await boardFor(staffDb, pair);
  await amount(page).fill('1');
  await amount(page).press('End');
  const frames = await page.evaluateHandle(watchFrames);
  for (const key of keys(keyCount)) await page.keyboard.press(key);
  await expect(page).toHaveURL(/amount=/);
  const shown = await frames.evaluate((seen): readonly Frame[] => seen);

  const isFalse = ({ field, title, value }: Frame): boolean => {
    const read = parseAmount(field, 'fr');
    if (!read.ok || read.value.eq(0)) return title !== noAmount || value !== undefined;
    const asked = amountWithCode(read.value, pair.from, 'fr');
    const answer = answerOf({ ...pair, amount: read.value.toFixed() }, board);
    return title !== `Pour ${asked} vous recevez` || value !== answer;
  };
  expect(shown.filter(isFalse)).toEqual([]);
  expect(new Set(shown.map(({ field }) => field)).size).toBeGreaterThan(5);
  console.log(`${shown.length} frames of ${keyCount} keys, none false`);
});

/** Records the content of each frame from now on. */
function watchFrames(): Frame[] {
  const frames: Frame[] = [];
  const note = () => {
    const result = document.querySelector('[data-result]');
    frames.push({
      field: document.querySelector<HTMLInputElement>('input[name="amount"]')?.value ?? '',
      title: result?.querySelector('p')?.textContent,
      value: result?.querySelector('[data-testid="conversion-result"]')?.textContent,
    });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  return frames;
}
