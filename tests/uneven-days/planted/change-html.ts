import type { Choices } from '@dinar/domain/testing/seeded-choices';
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

const silent = /<(script|style|svg)[\s\S]*?<\/\1>/g;
const numberInText = />[^<]*?\d,\d+/g;

/** Changes the last digit of one of the numbers with decimals that a page shows. */
export function changeOneNumber(html: string, choices: Choices): string {
  const shown = html.replace(silent, (part) => ' '.repeat(part.length));
  const ends = [...shown.matchAll(numberInText)].map(
    ({ index, 0: text }) => index + text.length - 1,
  );
  const place = choices.pick(ends);
  const digit = (Number(html[place]) + 1) % 10;
  return `${html.slice(0, place)}${digit}${html.slice(place + 1)}`;
}
