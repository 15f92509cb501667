import type { Page } from '@playwright/test';

/** The texts of a page that an edge cuts or that leave their button, field, cell or the window. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
      [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
    const scrolls = ({ overflowX }: CSSStyleDeclaration) =>
      overflowX === 'auto' || overflowX === 'scroll';
    const isHidden = (box: DOMRect) => box.width <= 1 || box.height <= 1;
    const faults = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const ink = range.getBoundingClientRect();
      if (isHidden(ink)) continue;
      for (let edge: Element | null = parent; edge; edge = edge.parentElement) {
        const style = getComputedStyle(edge);
        const box = edge.getBoundingClientRect();
        // What only screen readers read or nobody does, and what moves.
        const isUnseen = isHidden(box) || style.clipPath !== 'none' || edge.ariaHidden === 'true';
        if (isUnseen || edge.getAnimations().length > 0 || scrolls(style)) break;
        const bounds = hides(style) || edge.matches('a, button, label, th, td, summary, html');
        if (!bounds || style.display === 'inline') continue;
        if (ink.left < box.left - 1 || ink.right > box.right + 1) {
          faults.add(`${edge.localName}.${edge.className} cuts « ${text.nodeValue.trim()} »`);
          break;
        }
      }
    }
    return [...faults];
  });
}
