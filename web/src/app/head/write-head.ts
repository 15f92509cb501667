import { trustedJson } from '../trusted-types.ts';
import { type HeadValues, structuredDataElementId } from './head-values.ts';

/** Writes the values into a document's head: in place, and only those that differ. */
export function writeHead(page: Document, values: HeadValues): void {
  if (page.title !== values.title) page.title = values.title;
  const counts = new Map<string, number>();
  for (const { content, ...key } of values.tags) {
    const [[attribute, name] = ['name', '']] = Object.entries(key);
    const nth = counts.get(name) ?? 0;
    counts.set(name, nth + 1);
    setAttribute(headElement(page, 'meta', attribute, name, nth), 'content', content);
  }
  setAttribute(headElement(page, 'link', 'rel', 'canonical'), 'href', values.canonical);
  writeAlternates(page, values.alternates);
  const data = headElement(page, 'script', 'id', structuredDataElementId);
  setAttribute(data, 'type', 'application/ld+json');
  if (data.textContent !== values.structuredData) {
    data.textContent = trustedJson(values.structuredData);
  }
}

function writeAlternates(page: Document, alternates: HeadValues['alternates']): void {
  for (const { hreflang, href } of alternates) {
    const link = headElement(page, 'link', 'hreflang', hreflang);
    setAttribute(link, 'rel', 'alternate');
    setAttribute(link, 'href', href);
  }
  const wanted = alternates.map(({ hreflang }) => String(hreflang));
  for (const link of page.head.querySelectorAll('link[hreflang]')) {
    if (!wanted.includes(link.getAttribute('hreflang') ?? '')) link.remove();
  }
}

function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function headElement(
  page: Document,
  tag: string,
  attribute: string,
  value: string,
  nth = 0,
): Element {
  const found = page.head.querySelectorAll(`${tag}[${attribute}="${value}"]`)[nth];
  if (found) return found;
  const made = page.createElement(tag);
  made.setAttribute(attribute, value);
  page.head.append(made);
  return made;
}
