import { type HTMLElement, parse } from 'node-html-parser';
import type { Plants } from '../check-state.ts';

/** Replaces text of a page; throws if nothing matches. */
export function replacing(pattern: RegExp, replacement: string): Plants {
  return {
    html: (html) => {
      const changed = html.replace(pattern, replacement);
      if (changed === html) throw new Error(`Nothing of the page is like ${pattern}`);
      return changed;
    },
  };
}

/** Changes the first element that matches a selector. */
export function changing(selector: string, change: (element: HTMLElement) => void): Plants {
  return {
    html: (html) => {
      const root = parse(html, { comment: true });
      const element = root.querySelector(selector);
      if (!element) throw new Error(`The page has no ${selector}`);
      change(element);
      return root.toString();
    },
  };
}

/** Replaces the text of the first element that matches a selector. */
export function showing(selector: string, text: string): Plants {
  return changing(selector, (element) => {
    element.textContent = text;
  });
}
