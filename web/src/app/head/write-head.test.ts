import { expect, it } from 'vitest';
import { headMarkup } from '../../server/head-markup.ts';
import type { HeadValues } from './head-values.ts';
import { writeHead } from './write-head.ts';

const plain: HeadValues = {
  title: 'Titre',
  canonical: 'https://dinar.example/faq',
  alternates: [],
  tags: [
    { property: 'og:locale:alternate', content: 'ar_AR' },
    { property: 'og:locale:alternate', content: 'en_GB' },
  ],
  structuredData: '{}',
};
const inLanguages: HeadValues = {
  ...plain,
  alternates: [
    { hreflang: 'fr', href: 'https://dinar.example/faq' },
    { hreflang: 'en', href: 'https://dinar.example/en/faq' },
    { hreflang: 'x-default', href: 'https://dinar.example/faq' },
  ],
};

/** The links and metas of a head, each as its attributes. */
function linksOf(page: Document) {
  return [...page.head.querySelectorAll('link, meta')].map((tag) =>
    [...tag.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
  );
}

it.each([
  [plain, inLanguages],
  [inLanguages, plain],
  [inLanguages, inLanguages],
])(
  'a written head has the addresses of its own page, as the server would write them',
  (before, after) => {
    const served = (values: HeadValues) =>
      new DOMParser().parseFromString(headMarkup(values), 'text/html');
    const page = served(before);
    writeHead(page, after);
    expect(new Set(linksOf(page))).toEqual(new Set(linksOf(served(after))));
    expect(linksOf(page)).toHaveLength(linksOf(served(after)).length);
  },
);
