import { bankByCode } from '@dinar/domain/banks/bank';
import type { OpenRate } from '@dinar/domain/open-data/open-rate';
import type { SiteIdentity } from '../pages/site-identity.ts';
import { openDataPage } from '../routes/open-data-page.ts';
import {
  type OpenDataFormat,
  type OpenDataSubject,
  openDataDescriptionPath,
  openDataPath,
} from '../routes/open-data-paths.ts';
import { openDataFields } from './open-data-fields.ts';

/** The subject of a file, in the form that its JSON contains. */
type StatedSubject =
  | { readonly kind: 'latest' }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'bank'; readonly bank: string; readonly currency: string };

/** A file of rates in JSON. */
interface OpenDataDocument {
  readonly version: 1;
  readonly self: string;
  readonly documentation: string;
  readonly schema: string;
  readonly license: string;
  readonly subject: StatedSubject;
  readonly base: 'TND';
  readonly unit: 1;
  readonly rates: readonly OpenRate[];
}

/** The address of the terms of reuse. */
export function openDataLicense(site: Pick<SiteIdentity, 'url'>): string {
  return `${site.url}${openDataPage}#conditions`;
}

/** The text of a file; the same rates always give the same text. */
export function openDataText(
  site: Pick<SiteIdentity, 'url'>,
  { subject, format }: { readonly subject: OpenDataSubject; readonly format: OpenDataFormat },
  rates: readonly OpenRate[],
): string {
  if (format === 'csv') return csvOf(rates);
  const document: OpenDataDocument = {
    version: 1,
    self: `${site.url}${openDataPath(subject, format)}`,
    documentation: `${site.url}${openDataPage}`,
    schema: `${site.url}${openDataDescriptionPath('schema')}`,
    license: openDataLicense(site),
    subject: stated(subject),
    base: 'TND',
    unit: 1,
    rates,
  };
  return `${JSON.stringify(document)}\n`;
}

/** The name under which a browser saves a file. */
export function openDataFileName(subject: OpenDataSubject, format: OpenDataFormat): string {
  const { kind, ...rest } = stated(subject);
  return `${['dinar-en-direct', ...(kind === 'latest' ? [kind] : []), ...Object.values(rest)].join('-')}.${format}`;
}

function stated(subject: OpenDataSubject): StatedSubject {
  return subject.kind === 'bank' ? { ...subject, bank: bankByCode(subject.bank).slug } : subject;
}

// https://www.rfc-editor.org/rfc/rfc4180
function csvOf(rates: readonly OpenRate[]): string {
  const names = openDataFields.map(({ name }) => name);
  const lines = rates.map((rate) => names.map((name) => cell(rate[name])));
  return [names, ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}

function cell(value: string | null): string {
  if (value === null) return '';
  return value === '' || /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
