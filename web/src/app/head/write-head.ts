import { trustedJson } from '../trusted-types.ts';
import { type HeadValues, structuredDataElementId } from './head-values.ts';

/** Writes the values into a document's head: in place, and only those that differ. */
export function writeHead(page: Document, values: HeadValues): void {
  if (page.title !== values.title) page.title = values.title;
  for (const { content, ...key } of values.tags) {
    const [[attribute, name] = ['name', '']] = Object.entries(key);
    setAttribute(headElement(page, 'meta', attribute, name), 'content', content);
  }
  setAttribute(headElement(page, 'link', 'rel', 'canonical'), 'href', values.canonical);
  const data = headElement(page, 'script', 'id', structuredDataElementId);
  setAttribute(data, 'type', 'application/ld+json');
  if (data.textContent !== values.structuredData) {
    data.textContent = trustedJson(values.structuredData);
  }
}

function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function headElement(page: Document, tag: string, attribute: string, value: string): Element {
  const found = page.head.querySelector(`${tag}[${attribute}="${value}"]`);
  if (found) return found;
  const made = page.createElement(tag);
  made.setAttribute(attribute, value);
  page.head.append(made);
  return made;
}
