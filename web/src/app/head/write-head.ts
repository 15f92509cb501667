import { trustedJson } from '../trusted-types.ts';
import { type HeadValues, structuredDataElementId } from './head-values.ts';

/** Makes a document's head say what it should; elements are changed in place, so that none is there twice. */
export function writeHead(page: Document, values: HeadValues): void {
  page.title = values.title;
  for (const { content, ...key } of values.tags) {
    const [[attribute, name] = ['name', '']] = Object.entries(key);
    headElement(page, 'meta', attribute, name).setAttribute('content', content);
  }
  headElement(page, 'link', 'rel', 'canonical').setAttribute('href', values.canonical);
  const data = headElement(page, 'script', 'id', structuredDataElementId);
  data.setAttribute('type', 'application/ld+json');
  data.textContent = trustedJson(values.structuredData);
}

function headElement(page: Document, tag: string, attribute: string, value: string): Element {
  const found = page.head.querySelector(`${tag}[${attribute}="${value}"]`);
  if (found) return found;
  const made = page.createElement(tag);
  made.setAttribute(attribute, value);
  page.head.append(made);
  return made;
}
