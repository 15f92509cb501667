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

export const openDataFormats = ['json', 'csv'] as const;

export type OpenDataFormat = (typeof openDataFormats)[number];

/** The subject of a file of rates. */
export type OpenDataSubject =
  | { readonly kind: 'latest' }
  | { readonly kind: 'day'; readonly day: RateDate }
  | { readonly kind: 'bank'; readonly bank: BankCode; readonly currency: ForeignCurrencyCode };

/** The names of the descriptions: the OpenAPI description and the JSON Schema of a file. */
export const openDataDescriptions = ['openapi', 'schema'] as const;

export type OpenDataDescription = (typeof openDataDescriptions)[number];

/** A parsed address below the folder: a file of rates, a description, or the error in the address. */
export type OpenDataAddress =
  | { readonly kind: 'file'; readonly subject: OpenDataSubject; readonly format: OpenDataFormat }
  | { readonly kind: 'description'; readonly name: OpenDataDescription }
  | { readonly kind: 'no-day' | 'no-bank' | 'no-currency'; readonly given: string }
  | { readonly kind: 'unknown' };

/** The only path of a file of rates. */
export function openDataPath(subject: OpenDataSubject, format: OpenDataFormat): string {
  switch (subject.kind) {
    case 'latest':
      return `${openDataRoot}/latest.${format}`;
    case 'day':
      return `${openDataRoot}/days/${subject.day}.${format}`;
    case 'bank':
      return `${openDataRoot}/banks/${bankByCode(subject.bank).slug}/${subject.currency}.${format}`;
  }
}

/** The path of a description. */
export function openDataDescriptionPath(name: OpenDataDescription): string {
  return `${openDataRoot}/${name}.json`;
}

/** Parses a path. A file has one address: other spellings are unknown. */
export function parseOpenDataPath(path: string): OpenDataAddress {
  const name = openDataDescriptions.find((one) => openDataDescriptionPath(one) === path);
  if (name) return { kind: 'description', name };
  const [, stem = '', ending = ''] = /^([^.]*)\.(\w+)$/.exec(path) ?? [];
  const format = openDataFormats.find((one) => one === ending);
  if (!format || !stem.startsWith(`${openDataRoot}/`)) return { kind: 'unknown' };
  const [folder, first = '', second = '', ...more] = stem.slice(openDataRoot.length + 1).split('/');
  if (more.length > 0) return { kind: 'unknown' };
  if (folder === 'latest' && first === '') return file({ kind: 'latest' }, format);
  if (folder === 'days' && second === '') return dayFile(first, format);
  if (folder === 'banks') return bankFile(first, second, format);
  return { kind: 'unknown' };
}

function dayFile(text: string, format: OpenDataFormat): OpenDataAddress {
  const day = parseRateDate(text);
  return day ? file({ kind: 'day', day }, format) : { kind: 'no-day', given: text };
}

function bankFile(slug: string, code: string, format: OpenDataFormat): OpenDataAddress {
  const bank = bankBySlug(slug);
  if (bank?.slug !== slug) return { kind: 'no-bank', given: slug };
  const currency = parseForeignCurrencyCode(code);
  if (currency !== code) return { kind: 'no-currency', given: code };
  return file({ kind: 'bank', bank: bank.code, currency }, format);
}

function file(subject: OpenDataSubject, format: OpenDataFormat): OpenDataAddress {
  return { kind: 'file', subject, format };
}
