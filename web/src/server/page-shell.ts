/** What a drawn page adds to the shell; each part is HTML, or JSON already escaped for it. */
export interface PageParts {
  readonly head: string;
  readonly body: string;
  readonly data: string;
}

const configElement = /<script[^>]*id="site-config"[^>]*>([\s\S]*?)<\/script>/;
const slots = {
  title: /<title data-shell>[^<]*<\/title>/,
  body: /(<div id="root">)(<\/div>)/,
  // Says that the page needs JavaScript: a drawn one does not.
  data: /<noscript>[\s\S]*?<\/noscript>/,
};

/** The JSON of the shell's `site-config` element; throws when it has none. */
export function siteConfigIn(shell: string): string {
  const json = configElement.exec(shell)?.[1];
  if (json === undefined) throw new Error('The shell has no site-config element');
  return json;
}

/** Gives what puts a page's parts into the shell; throws when the shell lacks a place for one. */
export function shellFiller(shell: string, dataElementId: string): (parts: PageParts) => string {
  for (const [name, slot] of Object.entries(slots)) {
    if (!slot.test(shell)) throw new Error(`The shell has no place for ${name}: ${slot.source}`);
  }
  return ({ head, body, data }) =>
    shell
      .replace(slots.title, () => head)
      .replace(
        slots.data,
        () => `<script type="application/json" id="${dataElementId}">${data}</script>`,
      )
      .replace(slots.body, (_, open: string, close: string) => open + body + close);
}
