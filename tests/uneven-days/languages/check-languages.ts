import { bankTable } from '@dinar/domain/banks/bank-table';
import { coinTable } from '@dinar/domain/crypto/coin-table';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { type Locale, languageNames } from '@dinar/domain/language/locale';
import { providerTable } from '@dinar/domain/providers/provider-table';
import { pageAt } from '@dinar/site/pages/page';
import { splitLocale } from '@dinar/site/routes/locale-path';
import { type HTMLElement, parse } from 'node-html-parser';
import {
  type MarkedFigure,
  type ReadText,
  readMarkedFigures,
  readOwnAddresses,
  readTexts,
} from './read-texts.ts';

/** The words of all texts in a language. */
type Vocabulary = ReadonlySet<string>;

const latinWord = /\p{Script=Latin}+(?:['’-]\p{Script=Latin}+)*/gu;

/** Names that no language translates: brands, codes, formats, and the languages themselves. */
const names: Vocabulary = new Set(
  [
    ...bankTable.flatMap(({ slug, displayName, fullName, initials }) => [
      slug,
      displayName,
      fullName,
      initials,
    ]),
    ...Object.entries(currencyTable).flatMap(([code, { symbol }]) => [code, symbol]),
    ...Object.values(languageNames),
    ...Object.values(providerTable).map(({ name }) => name),
    ...Object.values(coinTable).flatMap((coin) => Object.values(coin).map(String)),
    'Dinar en Direct',
    'dinar direct tn',
    'Facebook X LinkedIn WhatsApp Telegram Google Chrome Safari Firefox Firebase',
    'Open Exchange Rates',
    'CSV JSON XLSX XML ICS RSS Atom iCalendar OpenAPI API HTML Python',
    'La Presse de Tunisie Réalités Chroniques',
  ].flatMap(wordsOf),
);

/** Lists the Latin words of a text, in small letters. */
export function wordsOf(text: string): string[] {
  const plain = text.replace(
    /https?:\S+|\S+@\S+|\/[\w/.{}-]+|[\w-]+\.(?:tn|com|org|net|gov)\S*/g,
    ' ',
  );
  return [...plain.matchAll(latinWord)].map(([word]) => word.toLowerCase());
}

/** The words of a text that belong to another language than the page's. */
function foreignWords(
  text: string,
  locale: Exclude<Locale, 'fr'>,
  french: Vocabulary,
  own: Vocabulary,
): string[] {
  const words = wordsOf(text).filter(
    (word) => word.length > 1 && !names.has(word) && !own.has(word),
  );
  return locale === 'ar' ? words : words.filter((word) => french.has(word) || /[à-ÿœ]/.test(word));
}

// A number beside a Latin letter, a sign or a slash: among Arabic words its parts would change places.
const figure = /\d\s?[A-Za-z%+/]|[A-Za-z%+/−-]\s?\d/;

/** Whether a text has a figure that Arabic words would turn round. */
function turnsRound({ text, isIsolated }: ReadText): boolean {
  return !isIsolated && figure.test(text.replace(/\u2066[^\u2069]*\u2069/g, ' '));
}

interface Checked {
  readonly locale: Exclude<Locale, 'fr'>;
  readonly html: string;
  readonly frenchHtml: string;
  readonly french: Vocabulary;
  readonly own: Vocabulary;
}

/** Returns what is wrong with a page in a language: words of another, turned figures, and other numbers. */
export function languageFaults({ locale, html, frenchHtml, french, own }: Checked): string[] {
  const [page, frenchPage] = [parse(html), parse(frenchHtml)];
  const texts = readTexts(page);
  const foreign = texts.flatMap(({ text, place }) => {
    const words = foreignWords(text, locale, french, own);
    return words.length > 0
      ? [`${place}: « ${words.join(' ')} » in « ${text.slice(0, 120)} »`]
      : [];
  });
  const turned = locale === 'ar' ? texts.filter(turnsRound) : [];
  return [
    ...new Set(foreign),
    ...new Set(turned.map(({ text, place }) => `${place}: turned « ${text.slice(0, 120)} »`)),
    ...leavingAddresses(page, locale),
    ...differentFigures(readMarkedFigures(frenchPage), readMarkedFigures(page), locale),
    ...foreignNumbers(readTexts(frenchPage), texts, locale),
  ];
}

/** The links and forms that lead to a page of another language. */
function leavingAddresses(page: HTMLElement, locale: Locale): string[] {
  return readOwnAddresses(page)
    .filter((address) => {
      const path = address.split(/[?#]/)[0] ?? '';
      return pageAt(path) !== undefined && splitLocale(path).locale !== locale;
    })
    .map((address) => `leaves the language: ${address}`);
}

function differentFigures(
  expected: readonly MarkedFigure[],
  shown: readonly MarkedFigure[],
  locale: Locale,
): string[] {
  const of = (figures: readonly MarkedFigure[], language: Locale) =>
    figures.map(({ key, text }) => `${key} ${plainNumber(text, language)}`).sort();
  const [one, other] = [of(expected, 'fr'), of(shown, locale)];
  return one.length === other.length
    ? other.filter((line, index) => line !== one[index]).map((line) => `not in French: ${line}`)
    : [`${one.length} figures in French, ${other.length} here`];
}

/** The numbers with decimals of a title or a description that the French page has nowhere; it may have shorter ones. */
function foreignNumbers(
  french: readonly ReadText[],
  shown: readonly ReadText[],
  locale: Locale,
): string[] {
  const known = new Set(french.flatMap(({ text }) => decimalsIn(text, 'fr')));
  return shown
    .filter(({ place }) => /^title$|description$/.test(place))
    .flatMap(({ place, text }) =>
      decimalsIn(text, locale)
        .filter((number) => !known.has(number))
        .map((number) => `not in French: ${place} ${number}`),
    );
}

function decimalsIn(text: string, locale: Locale): string[] {
  const plain = text.replace(/[\u2066\u2069]/g, '').replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
  const dotted =
    locale === 'en' ? plain.replace(/(?<=\d),(?=\d{3})/g, '') : plain.replaceAll(',', '.');
  return dotted.match(/\d+\.\d+/g) ?? [];
}

/** The number in a text, without the marks of its language. */
function plainNumber(text: string, locale: Locale): string {
  const bare = text.replace(/[\s\u202f\u2066\u2069]/g, '');
  const plain = locale === 'en' ? bare.replaceAll(',', '') : bare.replaceAll(',', '.');
  return /[−-]?\d+(?:\.\d+)?/.exec(plain)?.[0] ?? '';
}
