import { type HTMLElement, parse } from 'node-html-parser';
import type { Address } from '../pages/addresses.ts';
import { type Figure, figuresIn } from './read-figures.ts';
import { historyIn } from './read-history.ts';
import { inOneLine } from './read-number.ts';
import { type Words, wordsIn } from './read-words.ts';
import { type SaidChange, saidChanges } from './said-change.ts';
import { type StatedRate, statedRatesIn } from './stated-rates.ts';

/** A page as a visitor, a search engine and a link's preview read it. */
export interface ReadPage {
  readonly address: Address;
  readonly root: HTMLElement;
  readonly main: HTMLElement;
  /** The text of its content, in one line. */
  readonly text: string;
  /** All its texts. */
  readonly words: readonly Words[];
  /** The part that shows the history of a currency. */
  readonly past: HTMLElement | undefined;
  /** The page's descriptions and previews, by the name of each. */
  readonly head: ReadonlyMap<string, string>;
  readonly figures: readonly Figure[];
  readonly changes: readonly SaidChange[];
  readonly stated: readonly StatedRate[];
  /** The other sites that the page links to. */
  readonly links: readonly string[];
}

// Elements that a browser does not show and that take a third of the parse time.
const unread = /<style[\s\S]*?<\/style>|<script type="application\/json"[\s\S]*?<\/script>/g;

/** Reads a rendered page; throws if it has no content. */
export function readPage(address: Address, html: string): ReadPage {
  const root = parse(html.replace(unread, ''), { comment: false });
  const main = root.querySelector('main');
  const body = root.querySelector('body');
  if (!main || !body) throw new Error(`${address.url} has no content`);
  const figures = figuresIn(root);
  const words = wordsIn(body);
  return {
    address,
    root,
    main,
    text: inOneLine(main.text),
    words,
    past: historyIn(main),
    head: headTexts(root),
    figures,
    changes: saidChanges(words, figures),
    stated: statedRatesIn(root),
    links: root.querySelectorAll('a[href^=http]').map((link) => link.getAttribute('href') ?? ''),
  };
}

const textsOfHead = [
  'description',
  'og:title',
  'og:description',
  'twitter:title',
  'twitter:description',
];

function headTexts(root: HTMLElement): ReadonlyMap<string, string> {
  const found = root.querySelectorAll('meta').flatMap((element) => {
    const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
    const content = element.getAttribute('content');
    return textsOfHead.includes(name) && content ? [[name, inOneLine(content)] as const] : [];
  });
  return new Map([['title', inOneLine(root.querySelector('title')?.text ?? '')], ...found]);
}
