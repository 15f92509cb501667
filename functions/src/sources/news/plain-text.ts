import { parse } from 'node-html-parser';

// Control characters, and invisible marks such as those that change the direction of text.
const invisible = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** The number of decoding passes: feeds encode their titles up to twice, and never three times on purpose. */
const maxLayers = 3;

/** Replaces invisible characters and runs of blanks by one blank. */
export function visibleText(text: string): string {
  return text.replace(invisible, ' ').replace(/\s+/g, ' ').trim();
}

/** Returns the text of a piece of HTML, without elements, entities and invisible characters. */
export function plainText(html: string): string {
  let text = html;
  for (let layer = 0; layer < maxLayers; layer += 1) {
    const stripped = stripOnce(text);
    if (stripped === text) break;
    text = stripped;
  }
  return visibleText(text);
}

function stripOnce(html: string): string {
  const root = parse(html);
  for (const element of root.querySelectorAll('script, style, iframe, template, noscript')) {
    element.remove();
  }
  return root.text;
}
