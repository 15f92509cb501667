import { HTMLElement, TextNode } from 'node-html-parser';

/** A text that a visitor, a screen reader or a search engine reads in a page. */
export interface ReadText {
  readonly text: string;
  /** Its element, or the name of its attribute. */
  readonly place: string;
  /** Whether its figures keep their direction: an element isolates it. */
  readonly isIsolated: boolean;
}

/** A figure that a page marks, with the number in it. */
export interface MarkedFigure {
  readonly key: string;
  readonly text: string;
}

const readAttributes = ['aria-label', 'title', 'alt', 'placeholder'] as const;
const metaNames = new Set([
  'description',
  'keywords',
  'og:title',
  'og:description',
  'og:image:alt',
  'twitter:title',
  'twitter:description',
  'twitter:image:alt',
]);
// Programs and the names of their parts are the same in every language.
const skipped = new Set(['script', 'style', 'link', 'code', 'pre']);

/** Reads the texts of a page, those of its head and its attributes included. */
export function readTexts(page: HTMLElement): readonly ReadText[] {
  const found: ReadText[] = [];
  const visit = (element: HTMLElement, isIsolated: boolean) => {
    const name = element.rawTagName?.toLowerCase() ?? '';
    if (skipped.has(name) || (element.getAttribute('lang') !== undefined && name !== 'html'))
      return;
    const isolates =
      isIsolated ||
      element.getAttribute('translate') === 'no' ||
      element.getAttribute('dir') === 'ltr' ||
      name === 'bdi' ||
      name === 'title';
    if (name === 'meta') {
      const key = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
      const text = element.getAttribute('content') ?? '';
      if (metaNames.has(key)) found.push({ text, place: key, isIsolated: true });
      return;
    }
    for (const attribute of readAttributes) {
      const text = element.getAttribute(attribute);
      if (text) found.push({ text, place: `${name}[${attribute}]`, isIsolated: false });
    }
    for (const child of element.childNodes) {
      if (child instanceof HTMLElement) visit(child, isolates);
      else if (
        child instanceof TextNode &&
        child.text.trim() !== '' &&
        !child.text.startsWith('<!')
      ) {
        found.push({ text: child.text.trim(), place: name, isIsolated: isolates });
      }
    }
  };
  visit(page, false);
  return [...found, ...structuredTexts(page)];
}

/** The names and descriptions of a page's structured data. */
function structuredTexts(page: HTMLElement): readonly ReadText[] {
  const json = page.querySelector('script[type="application/ld+json"]')?.rawText;
  const found: ReadText[] = [];
  const visit = (value: unknown, key: string) => {
    if (typeof value === 'string' && ['name', 'description', 'text', 'headline'].includes(key)) {
      found.push({ text: value, place: `JSON-LD ${key}`, isIsolated: true });
    } else if (Array.isArray(value)) {
      for (const each of value) visit(each, key);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, each] of Object.entries(value)) visit(each, name);
    }
  };
  if (json) visit(JSON.parse(json), '');
  return found;
}

/** Reads the addresses of our own pages to which links and forms lead, without links to the page in another language. */
export function readOwnAddresses(page: HTMLElement): readonly string[] {
  const links = page.querySelectorAll('a[href]').filter((link) => !link.getAttribute('hreflang'));
  const forms = page.querySelectorAll('form[action]');
  const addresses = [
    ...links.map((link) => link.getAttribute('href') ?? ''),
    ...forms.map((form) => form.getAttribute('action') ?? ''),
  ];
  return [...new Set(addresses)].filter((address) => address.startsWith('/'));
}

/** Reads the figures that a page marks, in their order. */
export function readMarkedFigures(page: HTMLElement): readonly MarkedFigure[] {
  return page.querySelectorAll('[data-figure]').map((element) => {
    const of = ['data-figure', 'data-currency', 'data-bank'] as const;
    const key = of.map((name) => element.getAttribute(name) ?? '').join(' ');
    return { key, text: element.text.trim() };
  });
}
