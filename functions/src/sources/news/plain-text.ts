import { parse } from 'node-html-parser';

// Controls, and the marks that turn the direction of the text around them.
const invisible = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Feeds encode their titles up to twice; a third time is nobody's intention. */
const maxLayers = 3;

/** The words of a piece of HTML: no elements, no entities, no invisible characters. */
export function plainText(html: string): string {
  let text = html;
  for (let layer = 0; layer < maxLayers; layer += 1) {
    const stripped = stripOnce(text);
    if (stripped === text) break;
    text = stripped;
  }
  return text.replace(invisible, ' ').replace(/\s+/g, ' ').trim();
}

function stripOnce(html: string): string {
  const root = parse(html);
  for (const element of root.querySelectorAll('script, style, iframe, template, noscript')) {
    element.remove();
  }
  return root.text;
}
