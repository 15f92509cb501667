import { bankTable } from '@dinar/domain/banks/bank-table';
import { coinTable } from '@dinar/domain/crypto/coin-table';
import { bankPageCurrencies } from '@dinar/domain/currencies/currency-lists';
import { englishName } from '@dinar/domain/currencies/english-name';
import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import { pseudoMarks } from './pseudo-language.ts';

/** Names that are the same in every language. */
const names = [
  ...bankTable.flatMap(({ displayName, fullName }) => [fullName, displayName]),
  ...coinTable.map(({ name }) => name),
  // Of their titles the specification says that they are in English.
  ...bankPageCurrencies.flatMap((code) => englishName(code) ?? []),
  ...['Dinar en Direct', 'Français', 'العربية', 'English', 'JavaScript', 'Python'],
].sort((a, b) => b.length - a.length);
const shown = ['aria-label', 'title', 'alt', 'placeholder'];

/** Returns the words of a page of the pseudo-language that are outside its texts, each once. */
export function hardCodedWords(html: string): readonly string[] {
  const found = new Set<string>();
  const take = (text: string, depth: number, where: string) => {
    const { outside, end } = readText(text, depth);
    // Most texts have no word outside, and the names are many.
    const words = isWord(outside) ? withoutNames(outside) : '';
    if (isWord(words)) found.add(`${where}: ${words}`);
    return end;
  };
  const read = (node: Node, depth: number): number => {
    if (node instanceof TextNode) return take(node.rawText, depth, 'text');
    if (!(node instanceof HTMLElement) || isUnread(node)) return depth;
    for (const name of shown) take(node.getAttribute(name) ?? '', 0, name);
    if (isDescription(node)) take(node.getAttribute('content') ?? '', 0, 'content');
    return node.childNodes.reduce((sum, child) => read(child, sum), depth);
  };
  const whole = html.replace(/<!doctype html>/i, '');
  read(parse(whole, { blockTextElements: { script: true, style: true } }), 0);
  return [...found];
}

function isWord(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

function readText(text: string, depth: number): { readonly outside: string; readonly end: number } {
  let end = depth;
  let outside = '';
  for (const part of text.split(/(\[!!|!!\])/)) {
    if (part === pseudoMarks.start) end += 1;
    else if (part === pseudoMarks.end) end -= 1;
    else if (end === 0) outside += part;
  }
  return { outside, end };
}

function withoutNames(text: string): string {
  const bare = names.reduce((rest, name) => rest.replaceAll(name, ' '), text);
  return bare
    .replace(/&[#\w]+;|\S+@\S+|\d[\d\u202f.,]*|\b[A-Z]{3,4}\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

// Scripts, literals, and what is in a language of its own on every page.
function isUnread(element: HTMLElement): boolean {
  const tag = element.rawTagName ?? '';
  const isForeign = tag !== 'html' && element.hasAttribute('lang');
  const isProgram = /^(?:script|style)$/i.test(tag);
  return isProgram || isForeign || element.getAttribute('translate') === 'no';
}

function isDescription(element: HTMLElement): boolean {
  const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
  return element.rawTagName === 'meta' && /description|title|keywords|image:alt/.test(name);
}
