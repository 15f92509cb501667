import { screenScriptsElement } from './screen-scripts.ts';

/** The parts that a rendered page adds to the shell; each part is HTML, or JSON already escaped for it. */
export interface PageParts {
  readonly head: string;
  readonly body: string;
  readonly data: string;
  /** The module of its screen, whose styles it needs besides the shared ones. */
  readonly screen: string;
}

// The build marks the styles that only the pages of some screens need.
const stylesOfScreens = /<!--([\w/. -]+)-->([\s\S]*?)<!--\/-->/g;

const slots = {
  screenScripts: screenScriptsElement,
  title: /<title data-shell>[^<]*<\/title>/,
  body: /(<div id="root">)(<\/div>)/,
  // The shell's notice that the page needs JavaScript, which a rendered page does not.
  data: /<noscript>[\s\S]*?<\/noscript>/,
};

/**
 * Returns a function that inserts a page's parts into the shell; throws if the shell has no place for one.
 */
export function shellFiller(shell: string, dataElementId: string): (parts: PageParts) => string {
  for (const [name, slot] of Object.entries(slots)) {
    if (!slot.test(shell)) throw new Error(`The shell has no place for ${name}: ${slot.source}`);
  }
  // The styles are inline, so a browser may paint a partly parsed page. Elements aligned to an end
  // (navigation, ticker, columns) would then move as the rest arrives. The first paint therefore waits for
  // the element behind the body. Browsers without support for `expect` do not wait.
  const paintWhole = `<link rel="expect" href="#${dataElementId}" blocking="render">`;
  return ({ head, body, data, screen }) =>
    shell
      .replace(stylesOfScreens, (_, screens: string, styles: string) =>
        screens.split(' ').includes(screen) ? styles : '',
      )
      .replace(slots.screenScripts, '')
      .replace(slots.title, () => paintWhole + head)
      .replace(
        slots.data,
        () => `<script type="application/json" id="${dataElementId}">${data}</script>`,
      )
      .replace(slots.body, (_, open: string, close: string) => open + body + close);
}
