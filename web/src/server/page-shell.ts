import { screenScriptsElement } from './screen-scripts.ts';

/** The parts that a rendered page adds to the shell; each part is HTML, or JSON already escaped for it. */
export interface PageParts {
  readonly head: string;
  readonly body: string;
  readonly data: string;
}

const slots = {
  screenScripts: screenScriptsElement,
  title: /<title data-shell>[^<]*<\/title>/,
  body: /(<div id="root">)(<\/div>)/,
  // Says that the page needs JavaScript: a rendered one does not.
  data: /<noscript>[\s\S]*?<\/noscript>/,
};

/** Gives a function that puts a page's parts into the shell; throws when the shell lacks a place for one. */
export function shellFiller(shell: string, dataElementId: string): (parts: PageParts) => string {
  for (const [name, slot] of Object.entries(slots)) {
    if (!slot.test(shell)) throw new Error(`The shell has no place for ${name}: ${slot.source}`);
  }
  // Styles are in the page, so that a browser may paint what it has parsed so far; whatever is aligned
  // to an end (navigation, ticker, columns) then moves as the rest comes. So the first paint waits for
  // the element behind the body; browsers that do not know `expect` paint as they like.
  const paintWhole = `<link rel="expect" href="#${dataElementId}" blocking="render">`;
  return ({ head, body, data }) =>
    shell
      .replace(slots.screenScripts, '')
      .replace(slots.title, () => paintWhole + head)
      .replace(
        slots.data,
        () => `<script type="application/json" id="${dataElementId}">${data}</script>`,
      )
      .replace(slots.body, (_, open: string, close: string) => open + body + close);
}
