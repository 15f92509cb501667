import { expect, test } from 'vitest';
import { bodiesNow, goodBodies } from '../testing/source-bodies.ts';
import { canonicalLink, newsIdOf } from './canonical-link.ts';
import { type NewsFeed, newsFeeds } from './news-feeds.ts';
import { parseNews } from './parse-news.ts';
import { plainText } from './plain-text.ts';

const home = 'https://kapitalis.com/tunisie/';

function kapitalis(): NewsFeed {
  const feed = newsFeeds.find(({ provider }) => provider === 'kapitalis');
  if (feed === undefined) throw new Error('No such feed');
  return feed;
}

test('A feed becomes titles in plain text, clean links and instants, each article once', () => {
  const link = 'https://kapitalis.com/tunisie/2026/11/12/dinar/';
  const other = 'https://kapitalis.com/tunisie/2026/11/12/change/';
  expect(parseNews(goodBodies.news, kapitalis(), bodiesNow)).toEqual({
    items: [
      {
        id: newsIdOf(link),
        title: 'Le dinar s’apprécie face à l’euro',
        link,
        source: 'Kapitalis',
        date: new Date('2026-11-12T15:04:05Z'),
      },
      {
        id: newsIdOf(other),
        title: 'Change : les banques & les bureaux',
        link: other,
        source: 'Kapitalis',
        date: new Date('2026-11-12T08:30:00Z'),
      },
    ],
    refused: [],
  });
});

test('One bad item is refused by name, and the others are accepted', () => {
  const body = goodBodies.news.replace(
    'https://kapitalis.com/tunisie/2026/11/12/change/',
    'ftp://x',
  );
  const { items, refused } = parseNews(body, kapitalis(), bodiesNow);
  expect(items).toHaveLength(1);
  expect(refused).toEqual(['Le lien "ftp://x" n’est pas pris.']);
});

test('A title of another character set than declared is refused', () => {
  const body = goodBodies.news.replace('Change&nbsp;', 'March\ufffd&nbsp;');
  const { items, refused } = parseNews(body, kapitalis(), bodiesNow);
  expect(items).toHaveLength(1);
  expect(refused).toEqual(['Le titre "March\ufffd : les banques & les bureaux" n’est pas pris.']);
});

const query = 'p=1&currency=EUR&section=2&region=3';

test.each([
  ['with escaped ampersands', query.replaceAll('&', '&amp;'), query],
  ['with numeric references', query.replaceAll('&', '&#38;').replace('=E', '&#x3D;E'), query],
  ['in CDATA', `<![CDATA[${home}c?${query}]]>`, query],
  ['in CDATA between line breaks', `\n<![CDATA[${home}c?${query}]]>\n`, query],
  ['escaped twice, as the publisher wrote it', 'p=1&amp;amp;q=2', 'p=1&amp;q=2'],
  ['with an invisible mark after it', 'p=1\u200b', 'p=1'],
])('A link %s is decoded once', (_, link, wanted) => {
  const address = link.includes('CDATA') ? link : `${home}c?${link}`;
  const body = goodBodies.news.replace(/<link>[^<]*change\/<\/link>/, `<link>${address}</link>`);
  const { items } = parseNews(body, kapitalis(), bodiesNow);
  expect(items[1]?.link).toBe(`${home}c?${wanted}`);
});

test('A date that may be of two days is refused, one without a zone is of Tunis', () => {
  const dated = (text: string) =>
    parseNews(
      goodBodies.news.replace('Thu, 12 Nov 2026 09:30:00 +0100', text),
      kapitalis(),
      bodiesNow,
    );
  expect(dated('11/10/2026 09:00').refused).toEqual([
    'La date "11/10/2026 09:00" n’est pas prise.',
  ]);
  expect(dated('2026-11-12 09:30').items[1]?.date).toEqual(new Date('2026-11-12T08:30:00Z'));
});

test('A feed that has published nothing for months is no error and has no headlines', () => {
  const later = new Date('2027-03-01T00:00:00Z');
  expect(parseNews(goodBodies.news, kapitalis(), later)).toEqual({ items: [], refused: [] });
});

test('Text beside a CDATA section keeps its space, and line breaks around a value are ignored', () => {
  const body = goodBodies.news
    .replace(/<title>Le dinar.*?<\/title>/, '<title><![CDATA[Achats & ventes]]> (bis)</title>')
    .replace(/<link>(.*?change\/)<\/link>/, '<link>\n  $1\n</link>');
  const { items, refused } = parseNews(body, kapitalis(), bodiesNow);
  expect(items.map(({ title }) => title)).toEqual([
    'Achats & ventes (bis)',
    'Change : les banques & les bureaux',
  ]);
  expect(refused).toEqual([]);
});

test('A very long title is cut at a word', () => {
  const body = goodBodies.news.replace(
    /<title>Le dinar.*?<\/title>/,
    `<title>${'mot '.repeat(900)}</title>`,
  );
  const [item] = parseNews(body, kapitalis(), bodiesNow).items;
  expect(item?.title).toMatch(/^(mot )+mot…$/);
  expect(item?.title.length).toBeLessThanOrEqual(200);
});

test('A long title without blanks is cut between two characters', () => {
  const title = `<title>A${'💶'.repeat(200)}</title>`;
  const body = goodBodies.news.replace(/<title>Le dinar.*?<\/title>/, title);
  expect(parseNews(body, kapitalis(), bodiesNow).items[0]?.title).toMatch(/^A(💶)+…$/u);
});

test.each([
  ['<b>Le</b> <script>alert(1)</script>dinar', 'Le dinar'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;Le dinar', 'Le dinar'],
  ['&amp;lt;img src=x onerror=alert(1)&amp;gt;Le dinar', 'Le dinar'],
  ['Le\u202e dinar\u0000 \n monte', 'Le dinar monte'],
  ['L&rsquo;inflation &lt; 6&nbsp;%', 'L’inflation < 6 %'],
])('The title %j becomes %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([
  ['https://kapitalis.com/a?utm_source=rss&p=1#x', 'https://kapitalis.com/a?p=1'],
  ['http://www.kapitalis.com/a', 'http://www.kapitalis.com/a'],
  ['https://ar.kapitalis.com/a', 'https://ar.kapitalis.com/a'],
  ['https://kapitalis.com.evil.example/a', undefined],
  ['https://evilkapitalis.com/a', undefined],
  ['https://user:secret@kapitalis.com/a', undefined],
  ['javascript:alert(1)//kapitalis.com', undefined],
  ['data:text/html,x', undefined],
  ['/a', undefined],
  ['', undefined],
])('The link %j is read as %j', (text, expected) => {
  expect(canonicalLink(text, home)).toBe(expected);
});

test('One article is one headline with any scheme, with or without www and a closing slash', () => {
  const names = [
    'https://kapitalis.com/a/',
    'http://kapitalis.com/a',
    'https://www.kapitalis.com/a',
  ];
  expect(new Set(names.map(newsIdOf)).size).toBe(1);
});
