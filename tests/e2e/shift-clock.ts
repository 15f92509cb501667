import type { Page } from '@playwright/test';

/**
 * Shifts the clock of a visitor's device from the first script on. Timers keep their pace: a clock that jumps
 * would end the SDK's connection, which is another fault.
 */
export async function shiftClock(page: Page, ms: number): Promise<void> {
  await page.addInitScript((initial) => {
    Object.assign(window, { clockShiftMs: initial });
    const RealDate = Date;
    const now = () => RealDate.now() + Number(Reflect.get(window, 'clockShiftMs'));
    class ShiftedDate extends RealDate {
      constructor(...given: readonly unknown[]) {
        super(...((given.length === 0 ? [now()] : given) as [number]));
      }
      static override now(): number {
        return now();
      }
    }
    Object.assign(window, { Date: ShiftedDate });
  }, ms);
}

/** Sets the clock of a visitor's device, and shows the page again. */
export async function setShift(page: Page, ms: number): Promise<void> {
  await page.evaluate((shiftMs) => {
    Object.assign(window, { clockShiftMs: shiftMs });
    document.dispatchEvent(new Event('visibilitychange'));
  }, ms);
}
