import { bankTable } from '@dinar/domain/banks/bank-table';
import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import type { OpenBest } from '@dinar/domain/open-data/open-best';
import { type OpenRate, openRateKinds } from '@dinar/domain/open-data/open-rate';
import type { OpenDay } from '@dinar/domain/open-data/open-series';
import { rateSources } from '@dinar/domain/rates/bank-rate';
import { openDataTexts } from '../texts/open-data/open-data-texts.ts';

/** One field of a row: its meaning in French and in English, and its JSON Schema. */
export interface OpenDataField<Name extends string = string> {
  readonly name: Name;
  readonly says: string;
  readonly english: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

export const text = { type: 'string', minLength: 1 };
export const numeral = { type: 'string', pattern: '^(?!0+(\\.0+)?$)\\d+(\\.\\d{1,6})?$' };
const slugs = bankTable.map(({ slug }) => slug);

/** The same values, or null. */
export function orNull(schema: { readonly type: string } & Readonly<Record<string, unknown>>) {
  return { ...schema, type: [schema.type, 'null'] };
}

/** The banks, currencies, days and years that an address or a row may contain. */
export const bankSchema = { enum: slugs };
const bankOrNullSchema = { enum: [...slugs, null] };
export const currencySchema = { enum: foreignCurrencies };
export const daySchema = { type: 'string', format: 'date' };
export const yearSchema = { type: 'string', pattern: '^\\d{4}$' };

const { fr, en } = openDataTexts;

const currencyField = rateField('currency', currencySchema);
const dayField = rateField('day', daySchema);

/** The fields of a rate, in the order of the CSV columns. */
export const rateFields: readonly OpenDataField<keyof OpenRate>[] = [
  currencyField,
  rateField('kind', { enum: openRateKinds }),
  rateField('bank', bankOrNullSchema),
  rateField('value', numeral),
  dayField,
  rateField('at', { type: ['string', 'null'], format: 'date-time' }),
  rateField('source', { enum: rateSources.filter((source) => source !== 'demo') }),
  rateField('provider', text),
  rateField('providerUrl', { type: ['string', 'null'], format: 'uri' }),
  rateField('correction', { type: ['string', 'null'] }),
];

/** The fields of a day of a series. */
export const seriesFields: readonly OpenDataField<keyof OpenDay>[] = [
  dayField,
  field(
    'central',
    'le cours moyen interbancaire de la BCT, en TND pour une unité',
    'the interbank mid rate of the central bank, TND for one unit',
    numeral,
  ),
  field(
    'bestPurchase',
    'le plus haut prix d’achat d’une banque ; rien avec moins de trois banques',
    'the highest purchase price of a bank; null below three banks',
    orNull(numeral),
  ),
  field(
    'bestSale',
    'le plus bas prix de vente d’une banque ; rien avec moins de trois banques',
    'the lowest sale price of a bank; null below three banks',
    orNull(numeral),
  ),
  field(
    'providerId',
    'qui publie le cours moyen, dans la liste des fournisseurs : à citer',
    'the publisher of the mid rate in the list of providers, to be cited',
    { const: 'bct' },
  ),
];

/** The fields of the best prices of a currency. */
export const bestFields: readonly OpenDataField<keyof OpenBest>[] = [
  currencyField,
  field(
    'boards',
    'le nombre de banques comparées : leurs cours sont d’aujourd’hui ou du dernier jour ouvrable',
    'the number of compared banks, with rates of today or of the last working day',
    { type: 'integer', minimum: 1 },
  ),
  ...sideFields('purchase', 'le plus haut prix d’achat', 'the highest purchase price'),
  ...sideFields('sale', 'le plus bas prix de vente', 'the lowest sale price'),
  field(
    'meanPurchase',
    'la moyenne des prix d’achat, 6 décimales au plus',
    'the mean of the purchase prices, at most 6 places',
    numeral,
  ),
  field(
    'meanSale',
    'la moyenne des prix de vente, 6 décimales au plus',
    'the mean of the sale prices, at most 6 places',
    numeral,
  ),
];

/** A field with its words in French and in English. */
export function field<Name extends string>(
  name: Name,
  says: string,
  english: string,
  schema: OpenDataField['schema'],
): OpenDataField<Name> {
  return { name, says, english, schema };
}

// The page of the open data shows the same words.
function rateField<Name extends keyof OpenRate>(
  name: Name,
  schema: OpenDataField['schema'],
): OpenDataField<Name> {
  return field(name, fr.fields.of[name], en.fields.of[name], schema);
}

function sideFields<Side extends 'purchase' | 'sale'>(side: Side, says: string, english: string) {
  return [
    field(
      side,
      `${says} ; rien avec moins de trois banques`,
      `${english}; null below three banks`,
      orNull(numeral),
    ),
    field(`${side}Bank`, 'sa banque', 'its bank', bankOrNullSchema),
    field(`${side}Day`, 'son jour', 'its day', orNull(daySchema)),
    field(`${side}Provider`, 'qui le publie : à citer', 'its publisher, to be cited', orNull(text)),
  ] as const;
}
