import { bankByCode, bankBySlug } from '@dinar/domain/banks/bank';
import type { BankCode } from '@dinar/domain/banks/bank-code';
import {
  type ForeignCurrencyCode,
  parseForeignCurrencyCode,
} from '@dinar/domain/currencies/currency-code';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import { openDataPage } from './open-data-page.ts';

/** The folder of the files; a breaking change gets another folder. */
export const openDataRoot = `${openDataPage}/v1`;

/** The formats that contain every table. */
export const openDataFormats = ['json', 'csv'] as const;

/** The files of the open data: the path of each, without its format, and its formats. */
export const openDataFiles = {
  latest: { path: '/latest', formats: openDataFormats },
  workingDays: { path: '/days/{year}', formats: openDataFormats },
  day: { path: '/days/{day}', formats: openDataFormats },
  bank: { path: '/banks/{bank}/{currency}', formats: openDataFormats },
  series: { path: '/series/{currency}', formats: openDataFormats },
  yearOfSeries: { path: '/series/{currency}/{year}', formats: openDataFormats },
  best: { path: '/best', formats: openDataFormats },
  currencies: { path: '/currencies', formats: openDataFormats },
  banks: { path: '/banks', formats: openDataFormats },
  providers: { path: '/providers', formats: openDataFormats },
  excelLatest: { path: '/excel/latest', formats: ['csv'] },
  excelSeries: { path: '/excel/series/{currency}', formats: ['csv'] },
  feed: { path: '/feed', formats: ['xml', 'json'] },
  feedOfCurrency: { path: '/feed/{currency}', formats: ['xml'] },
  calendar: { path: '/working-days', formats: ['ics'] },
  openapi: { path: '/openapi', formats: ['json'] },
  schema: { path: '/schema', formats: ['json'] },
} as const;

export type OpenDataKind = keyof typeof openDataFiles;

export type OpenDataFormat = (typeof openDataFiles)[OpenDataKind]['formats'][number];

/** The values that a path may contain. */
interface Values {
  readonly day: RateDate;
  /** 'YYYY'. */
  readonly year: string;
  readonly bank: BankCode;
  readonly currency: ForeignCurrencyCode;
}

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The subject of a file: its kind, and the values of its path. */
export type OpenDataSubject<Kind extends OpenDataKind = OpenDataKind> = {
  [K in Kind]: { readonly kind: K } & Pick<
    Values,
    NamesIn<(typeof openDataFiles)[K]['path']> & keyof Values
  >;
}[Kind];

/** A parsed address below the folder: a file, or the error in the address. */
export type OpenDataAddress =
  | { readonly kind: 'file'; readonly subject: OpenDataSubject; readonly format: OpenDataFormat }
  | { readonly kind: 'unread'; readonly name: keyof Values; readonly given: string }
  | { readonly kind: 'unknown' };

const placeholder = /\{(\w+)\}/g;

/** The only path of a file. */
export function openDataPath(subject: OpenDataSubject, format: OpenDataFormat): string {
  const texts: Readonly<Record<string, string>> = {
    ...subject,
    ...('bank' in subject && { bank: bankByCode(subject.bank).slug }),
  };
  const { path } = openDataFiles[subject.kind];
  return `${openDataRoot}${path.replace(placeholder, (_, name) => texts[name] ?? '')}.${format}`;
}

const parsers: { readonly [Name in keyof Values]: (text: string) => Values[Name] | undefined } = {
  day: parseRateDate,
  year: (text) => (/^\d{4}$/.test(text) ? text : undefined),
  bank: (slug) => {
    const bank = bankBySlug(slug);
    return bank?.slug === slug ? bank.code : undefined;
  },
  currency: (code) => {
    const currency = parseForeignCurrencyCode(code);
    return currency === code ? currency : undefined;
  },
};

/** Parses a path. A file has one address: other spellings are unknown. */
export function parseOpenDataPath(path: string): OpenDataAddress {
  let found: OpenDataAddress = { kind: 'unknown' };
  for (const kind of openDataKinds) {
    const read = readAs(kind, path);
    if (read.kind === 'file') return read;
    if (read.kind === 'unread') found = read;
  }
  return found;
}

export const openDataKinds: readonly OpenDataKind[] = Object.keys(openDataFiles).filter(
  (name): name is OpenDataKind => Object.hasOwn(openDataFiles, name),
);

function readAs(kind: OpenDataKind, path: string): OpenDataAddress {
  const { path: pattern, formats } = openDataFiles[kind];
  const form = `${openDataRoot}${pattern.replace(placeholder, '(?<$1>[^/.]+)')}`;
  const { groups = {}, 0: whole } = new RegExp(`^${form}\\.(?<format>\\w+)$`).exec(path) ?? {};
  const format = formats.find((one) => one === groups.format);
  if (whole === undefined || format === undefined) return { kind: 'unknown' };
  const values: Partial<Record<keyof Values, string>> = {};
  for (const name of valueNames) {
    const given = groups[name];
    if (given === undefined) continue;
    const value = parsers[name](given);
    if (value === undefined) return { kind: 'unread', name, given };
    values[name] = value;
  }
  const subject = { kind, ...values };
  return isSubject(subject) ? { kind: 'file', subject, format } : { kind: 'unknown' };
}

const valueNames = ['day', 'year', 'bank', 'currency'] as const;

// Each value was parsed as its name requires.
function isSubject(subject: { readonly kind: OpenDataKind }): subject is OpenDataSubject {
  const wanted = openDataFiles[subject.kind].path.matchAll(placeholder);
  return [...wanted].every(([, name = '']) => name in subject);
}
