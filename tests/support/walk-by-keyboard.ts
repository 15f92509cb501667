import type { Page } from '@playwright/test';

const pressesAtOnce = 30;

/**
 * Presses Tab from the top of a page to its end, and returns what a visitor without a pointer would miss: a
 * focus that is not seen, that something covers, that goes back up, and controls that Tab does not reach.
 */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(watchFocus);
  let hasEnded = false;
  while (!hasEnded) {
    // In one round trip each for many keys: the page checks each focus before it moves on.
    const presses = Array.from({ length: pressesAtOnce }, () => page.keyboard.press('Tab'));
    await Promise.all(presses);
    hasEnded = await page.evaluate(() => Reflect.get(window, 'walk').hasEnded());
  }
  return page.evaluate(() => Reflect.get(window, 'walk').faults());
}

/** Runs in the page. A focus is checked at the next key, when the browser has scrolled to it. */
function watchFocus(): void {
  const seen = new Set<Element>();
  const faults = new Set<string>();
  let isOver = false;
  let last: { readonly name: string; readonly left: number; readonly top: number } | undefined;
  const nameOf = (element: Element) =>
    `${element.localName} « ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)} »`;
  const hasRing = (element: Element | null): boolean => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const showsFocus = (element: Element): boolean => {
    if (hasRing(element) || hasRing(element.nextElementSibling)) return true;
    return element.parentElement !== null && showsFocus(element.parentElement);
  };
  /** What sticks to the window over the first line of an element. */
  const coverOf = (element: Element): Element | undefined => {
    const [line] = element.getClientRects();
    if (!line) return undefined;
    // A caret is on the first line of a taller field.
    const height = Math.min(line.height, 44);
    const x = Math.min(Math.max(line.left + line.width / 2, 0), innerWidth - 1);
    return [line.top + 2, line.top + height / 2, line.top + height - 2]
      .map((y) => document.elementFromPoint(x, y)?.closest('body > * aside, header, thead'))
      .find((cover) => cover && !cover.contains(element)) as Element | undefined;
  };
  const check = (element: Element) => {
    const name = nameOf(element);
    // What has the focus in a frame is in its own document.
    if (element.localName !== 'iframe' && !showsFocus(element)) faults.add(`no ring: ${name}`);
    const box = element.getBoundingClientRect();
    if (box.bottom < 8 || box.top > innerHeight - 8) faults.add(`out of sight: ${name}`);
    const cover = coverOf(element);
    if (cover) faults.add(`under ${cover.localName}: ${name}`);
    const place = { name, left: box.left, top: box.top + scrollY };
    const isInContent =
      !element.closest('header') && getComputedStyle(element).position !== 'fixed';
    const goesUp = last && place.top < last.top - 60 && place.left <= last.left;
    if (isInContent && goesUp) faults.add(`up: ${last?.name} → ${name}`);
    if (isInContent) last = place;
  };
  addEventListener(
    'keydown',
    ({ key }) => {
      const { activeElement } = document;
      if (key !== 'Tab' || isOver || !activeElement) return;
      const isLost = activeElement === document.body;
      isOver = seen.has(activeElement) || (isLost && seen.size > 0);
      if (isOver || isLost) return;
      seen.add(activeElement);
      check(activeElement);
    },
    true,
  );
  const missed = () =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled, [type=radio]'))
      .filter((element) => !seen.has(element))
      .map((element) => `not reached: ${nameOf(element)}`);
  Object.assign(window, {
    walk: { hasEnded: () => isOver, faults: () => [...faults, ...missed()] },
  });
}
