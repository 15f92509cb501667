import { type HTMLElement, parse } from 'node-html-parser';

/** A crawler's answer from an address: no redirect followed, no script run. */
export interface CrawledPage {
  readonly status: number;
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  readonly canonicals: readonly string[];
  /** The language that the document states. */
  readonly language: string | undefined;
  /** Each other address of the page by its `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>;
  /** The content of each `<meta>` of that name or property. */
  readonly meta: (name: string) => readonly string[];
  /** The nodes of the page's structured data. */
  readonly statements: readonly Statement[];
  /** Returns the text that a visitor reads, with each run of spaces as one. */
  readonly text: () => string;
}

export interface Statement {
  readonly '@type': string;
  readonly [key: string]: unknown;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Fetches an address as a crawler does. */
export async function crawl(address: string): Promise<CrawledPage> {
  // On a busy machine the emulator may close an idle kept connection in the middle of a request.
  const headers = { connection: 'close' };
  const response = await fetch(address, { redirect: 'manual', headers });
  return crawledPage({ status: response.status, body: await response.text() });
}

/** Reads an answer as a crawler does. */
export function crawledPage({ status, body }: Answer): CrawledPage {
  const page = parse(body);
  return {
    status,
    titles: page.querySelectorAll('title').map((element) => inOneLine(element.text)),
    headings: page.querySelectorAll('h1').map((element) => inOneLine(element.text)),
    canonicals: attributes(page, 'link[rel="canonical"]', 'href'),
    language: page.querySelector('html')?.getAttribute('lang'),
    alternates: Object.fromEntries(
      page
        .querySelectorAll('link[rel="alternate"][hreflang]')
        .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    ),
    meta: (name) =>
      [`meta[name="${name}"]`, `meta[property="${name}"]`].flatMap((selector) =>
        attributes(page, selector, 'content'),
      ),
    statements: page
      .querySelectorAll('script[type="application/ld+json"]')
      .flatMap((element) => statementsIn(JSON.parse(element.rawText))),
    text: () => inOneLine(visibleText(page)),
  };
}

function attributes(page: HTMLElement, selector: string, name: string): string[] {
  return page.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');
}

function statementsIn(document: { readonly '@graph'?: readonly Statement[] }): Statement[] {
  if (document['@graph'] === undefined) throw new Error('The structured data have no @graph');
  return [...document['@graph']];
}

function visibleText(page: HTMLElement): string {
  const body = page.querySelector('body')?.clone();
  if (body === undefined) return '';
  const copy = parse(body.toString());
  for (const hidden of copy.querySelectorAll('script, style, template')) hidden.remove();
  return copy.structuredText;
}

/** Collapses whitespace; narrow and no-break spaces count as spaces. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The paths of a site's sitemap, found as a crawler finds it: from /sitemap.xml on. */
export async function sitemapPaths(siteUrl: string): Promise<string[]> {
  const response = await fetch(`${siteUrl}/sitemap.xml`);
  return parse(await response.text())
    .querySelectorAll('url loc')
    .map(({ text }) => text.slice(siteUrl.length));
}
