import type { OpenDataKind } from '../routes/open-data-paths.ts';
import { bestFields, type OpenDataField, rateFields, seriesFields } from './open-data-fields.ts';
import { bankFields, calendarFields, currencyFields, providerFields } from './open-data-lists.ts';

/** A table of the open data. */
export interface OpenDataTable {
  /** The name of its schema. */
  readonly schema: string;
  /** The name of its rows in JSON. */
  readonly rows: string;
  readonly fields: readonly OpenDataField[];
  /** Whether the rows contain dinars, so that the JSON states base and unit. */
  readonly isOfRates: boolean;
  /** Whether the JSON has an array for each field in place of an object for each row. */
  readonly isColumnar?: boolean;
  /** The kinds of files that contain it as it is. */
  readonly kinds: readonly OpenDataKind[];
}

const rates: OpenDataTable = {
  schema: 'File',
  rows: 'rates',
  fields: rateFields,
  isOfRates: true,
  kinds: ['latest', 'day', 'bank'],
};

const series: OpenDataTable = {
  schema: 'Series',
  rows: 'days',
  fields: seriesFields,
  isOfRates: true,
  isColumnar: true,
  kinds: ['series', 'yearOfSeries'],
};

/** Every table. */
export const openDataTableList: readonly OpenDataTable[] = [
  rates,
  series,
  { schema: 'Best', rows: 'best', fields: bestFields, isOfRates: true, kinds: ['best'] },
  list('Currencies', currencyFields, 'currencies'),
  list('Banks', bankFields, 'banks'),
  list('Providers', providerFields, 'providers'),
  { ...list('WorkingDays', calendarFields, 'workingDays'), rows: 'days' },
];

function list(schema: string, fields: OpenDataTable['fields'], kind: OpenDataKind): OpenDataTable {
  return { schema, rows: kind, fields, isOfRates: false, kinds: [kind] };
}

/** The table of a kind of file; undefined for one that is no table. */
export function openDataTable(kind: OpenDataKind): OpenDataTable | undefined {
  return openDataTableList.find(({ kinds }) => kinds.includes(kind));
}

/** The files for spreadsheets in French, and the tables that they contain. */
export const excelTables: Readonly<Partial<Record<OpenDataKind, OpenDataTable>>> = {
  excelLatest: rates,
  excelSeries: series,
};
