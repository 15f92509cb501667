import { HTMLElement } from 'node-html-parser';

/** A text of a page, seen or spoken, and the element that contains it. */
export interface Words {
  readonly element: HTMLElement;
  readonly text: string;
}

const silent = new Set(['script', 'style', 'template', 'noscript', 'svg']);
const spoken = /(?:aria-label|aria-valuetext|title|alt)="([^"]*)"/g;

/** All texts of a page, seen or read aloud. */
export function wordsIn(root: HTMLElement): Words[] {
  const found: Words[] = [];
  const visit = (element: HTMLElement) => {
    if (silent.has(element.rawTagName)) return;
    for (const [, text = ''] of element.rawAttrs.matchAll(spoken)) found.push({ element, text });
    for (const node of element.childNodes) {
      if (node instanceof HTMLElement) visit(node);
      else found.push({ element, text: node.rawText });
    }
  };
  visit(root);
  return found;
}
