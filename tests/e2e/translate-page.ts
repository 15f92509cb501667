import { expect, type Page } from '@playwright/test';

/**
 * Translates the page as browsers do: replaces each text, also white space, by an element with that text, now and
 * after each change. The words stay, so that the page can be compared with an untranslated one.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untranslated = 'script, style, textarea, noscript, svg, font, [translate=no]';
    const replace = (text: Node) => {
      if (!text.nodeValue || text.parentElement?.closest(untranslated) !== null) return;
      const translated = document.createElement('font');
      translated.append(document.createElement('font'));
      translated.children[0]?.append(text.nodeValue);
      text.parentNode?.replaceChild(translated, text);
    };
    const replaceIn = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (texts.nextNode()) found.push(texts.currentNode);
      found.forEach(replace);
    };
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) replace(target);
        for (const node of addedNodes) node instanceof Text ? replace(node) : replaceIn(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Expects a page to show the lines of an untranslated one, once it has finished loading. */
export async function expectLines(
  page: Page,
  after: string,
  untranslated: () => Promise<readonly string[]>,
): Promise<void> {
  const difference = async () => {
    const [lines, wanted] = await Promise.all([linesOf(page), untranslated()]);
    return {
      after,
      tooMuch: lines.filter((line) => !wanted.includes(line)),
      missing: wanted.filter((line) => !lines.includes(line)),
    };
  };
  await expect.poll(difference, { timeout: 20_000 }).toEqual({ after, tooMuch: [], missing: [] });
}

/** The lines of text that a page shows. */
export function linesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.body.innerText
      .split('\n')
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  );
}
