import type { Page } from '@playwright/test';

/**
 * Makes each word of a page 40 % longer by its own first letters, as another language may be. Figures, codes and
 * names, which no language translates, stay.
 */
export function lengthenTexts(page: Page): Promise<void> {
  return page.evaluate(() => {
    const kept = 'script, style, noscript, svg, textarea, [translate=no], [lang]:not(html)';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement || text.parentElement.closest(kept)) continue;
      text.nodeValue = (text.nodeValue ?? '').replace(
        /\p{L}{2,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.4)),
      );
    }
  });
}
