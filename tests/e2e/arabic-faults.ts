import type { Page } from '@playwright/test';

/** What an Arabic page, whose direction is from right to left, shows wrong at its present width. */
export async function arabicFaults(page: Page): Promise<string[]> {
  const kinds = {
    'turned figure': await turnedFigures(page),
    'misplaced space': await misplacedSpaces(page),
    'box turned round': await boxesTurnedRound(page),
  };
  return Object.entries(kinds).flatMap(([kind, found]) => found.map((one) => `${kind}: ${one}`));
}

/** Returns the figures of a page whose characters are not from left to right on the screen. */
export function turnedFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const figure = /[+−-]?\d[\d.,\u202f\u00a0 ]*(?:[%/] ?|[A-Z]{3}\b)?[\d.,]*|[A-Z]{3} ?[\d.,]+/g;
    const turned: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: found, index } of text.matchAll(figure)) {
        let [left, top] = [Number.NEGATIVE_INFINITY, Number.NaN];
        // A full stop or a comma at its end is the sentence's.
        const { length } = found.replace(/[\s.,]+$/, '');
        for (let at = index; at < index + length; at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getBoundingClientRect();
          if (box.width === 0) continue;
          if (box.top === top && box.left < left - 0.5) turned.push(`${found} in « ${text} »`);
          [left, top] = [box.left, box.top];
        }
      }
    }
    return [...new Set(turned)];
  });
}

/**
 * Returns the boxes of figures and names whose sides are those of a page from left to right: such an element has
 * its own direction, so what is beside it takes the wrong margin, padding or place.
 */
export function boxesTurnedRound(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[translate="no"]')]
      .filter((element) => {
        const { parentElement } = element;
        if (!parentElement || getComputedStyle(parentElement).direction === 'ltr') return false;
        const style = getComputedStyle(element);
        if (style.direction === 'rtl' || !element.checkVisibility() || element.clientWidth === 1) {
          return false;
        }
        const [left, right] = ['left', 'right'].map((side) =>
          ['margin', 'padding'].map((name) => style.getPropertyValue(`${name}-${side}`)).join(),
        );
        return style.position === 'absolute' || left !== right;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  );
}

/** Returns the figures and names whose own space is, among Arabic words, on the side away from their neighbour. */
function misplacedSpaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[translate="no"]')]
      .filter((element) => {
        const text = element.textContent ?? '';
        const isAmongWords =
          element.parentElement && getComputedStyle(element.parentElement).direction === 'rtl';
        return (
          isAmongWords &&
          text !== text.trim() &&
          element.clientWidth !== 1 &&
          element.checkVisibility()
        );
      })
      .map(({ outerHTML }) => outerHTML),
  );
}
