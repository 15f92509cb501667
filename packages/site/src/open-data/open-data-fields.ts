import { bankTable } from '@dinar/domain/banks/bank-table';
import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import type { OpenBest } from '@dinar/domain/open-data/open-best';
import { type OpenRate, openRateKinds } from '@dinar/domain/open-data/open-rate';
import type { OpenDay } from '@dinar/domain/open-data/open-series';
import { rateSources } from '@dinar/domain/rates/bank-rate';

/** One field of a row: its meaning in French and in English, and its JSON Schema. */
export interface OpenDataField<Name extends string = string> {
  readonly name: Name;
  readonly says: string;
  readonly english: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

const text = { type: 'string', minLength: 1 };
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

const currencyField = {
  name: 'currency',
  says: 'la devise, code ISO 4217',
  english: 'the currency, ISO 4217 code',
  schema: currencySchema,
} as const;

const dayField = {
  name: 'day',
  says: 'le jour du cours, AAAA-MM-JJ',
  english: 'the day of the rate, YYYY-MM-DD',
  schema: daySchema,
} as const;

/** The fields of a rate, in the order of the CSV columns. */
export const rateFields: readonly OpenDataField<keyof OpenRate>[] = [
  currencyField,
  {
    name: 'kind',
    says: 'central : cours moyen interbancaire de la BCT ; central-manual : son cours moyen des billets ; live : cours moyen du marché ; purchase et sale : prix auquel la banque achète et vend',
    english:
      'central: interbank mid rate of the central bank (BCT); central-manual: its mid rate for banknotes; live: mid rate of the market; purchase and sale: prices at which the bank buys and sells',
    schema: { enum: openRateKinds },
  },
  {
    name: 'bank',
    says: 'la banque, comme dans nos adresses ; rien pour le marché',
    english: 'the bank, as in our addresses; null for the market',
    schema: bankOrNullSchema,
  },
  {
    name: 'value',
    says: 'des dinars tunisiens (TND) pour une unité de la devise, 6 décimales au plus, point décimal',
    english:
      'Tunisian dinars (TND) for one unit of the currency, a decimal text of at most 6 places',
    schema: numeral,
  },
  dayField,
  {
    name: 'at',
    says: 'l’instant que la source donne elle-même, en UTC ; rien quand elle ne donne qu’un jour',
    english: 'the instant given by the source itself, UTC; null if it gives only a day',
    schema: { type: ['string', 'null'], format: 'date-time' },
  },
  {
    name: 'source',
    says: 'bct : site de la Banque Centrale ; bank-page : site de la banque ; import : relevé de notre équipe ; live-fx : marché des changes',
    english:
      'bct: site of the central bank; bank-page: site of the bank; import: read by our team; live-fx: foreign exchange market',
    schema: { enum: rateSources.filter((source) => source !== 'demo') },
  },
  {
    name: 'provider',
    says: 'qui publie ce nombre : à citer',
    english: 'the publisher of this number, to be cited',
    schema: text,
  },
  {
    name: 'providerUrl',
    says: 'son site, quand nous le connaissons',
    english: 'its site, if known',
    schema: { type: ['string', 'null'], format: 'uri' },
  },
  {
    name: 'correction',
    says: 'le motif, quand notre équipe a remplacé ce que dit la source (vide sans motif)',
    english: 'the reason, if our team replaced the number of the source (empty without a reason)',
    schema: { type: ['string', 'null'] },
  },
];

/** The fields of a day of a series. */
export const seriesFields: readonly OpenDataField<keyof OpenDay>[] = [
  dayField,
  {
    name: 'central',
    says: 'le cours moyen interbancaire de la BCT, en TND pour une unité',
    english: 'the interbank mid rate of the central bank, TND for one unit',
    schema: numeral,
  },
  {
    name: 'bestPurchase',
    says: 'le plus haut prix d’achat d’une banque ; rien avec moins de trois banques',
    english: 'the highest purchase price of a bank; null below three banks',
    schema: orNull(numeral),
  },
  {
    name: 'bestSale',
    says: 'le plus bas prix de vente d’une banque ; rien avec moins de trois banques',
    english: 'the lowest sale price of a bank; null below three banks',
    schema: orNull(numeral),
  },
  {
    name: 'providerId',
    says: 'qui publie le cours moyen, dans la liste des fournisseurs : à citer',
    english: 'the publisher of the mid rate in the list of providers, to be cited',
    schema: { const: 'bct' },
  },
];

/** The fields of the best prices of a currency. */
export const bestFields: readonly OpenDataField<keyof OpenBest>[] = [
  currencyField,
  {
    name: 'boards',
    says: 'le nombre de banques comparées : leurs cours sont d’aujourd’hui ou du dernier jour ouvrable',
    english: 'the number of compared banks, with rates of today or of the last working day',
    schema: { type: 'integer', minimum: 1 },
  },
  ...sideFields('purchase', 'le plus haut prix d’achat', 'the highest purchase price'),
  ...sideFields('sale', 'le plus bas prix de vente', 'the lowest sale price'),
  {
    name: 'meanPurchase',
    says: 'la moyenne des prix d’achat, 6 décimales au plus',
    english: 'the mean of the purchase prices, at most 6 places',
    schema: numeral,
  },
  {
    name: 'meanSale',
    says: 'la moyenne des prix de vente, 6 décimales au plus',
    english: 'the mean of the sale prices, at most 6 places',
    schema: numeral,
  },
];

function sideFields<Side extends 'purchase' | 'sale'>(side: Side, says: string, english: string) {
  return [
    {
      name: side,
      says: `${says} ; rien avec moins de trois banques`,
      english: `${english}; null below three banks`,
      schema: orNull(numeral),
    },
    {
      name: `${side}Bank`,
      says: 'sa banque',
      english: 'its bank',
      schema: bankOrNullSchema,
    },
    { name: `${side}Day`, says: 'son jour', english: 'its day', schema: orNull(daySchema) },
    {
      name: `${side}Provider`,
      says: 'qui le publie : à citer',
      english: 'its publisher, to be cited',
      schema: orNull(text),
    },
  ] as const;
}
