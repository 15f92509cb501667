import { bankTable } from '@dinar/domain/banks/bank-table';
import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import { type OpenRate, openRateKinds } from '@dinar/domain/open-data/open-rate';
import { rateSources } from '@dinar/domain/rates/bank-rate';

/** One field of a rate: its meaning, in French for readers of the page, and its JSON Schema. */
export interface OpenDataField {
  readonly name: keyof OpenRate;
  readonly says: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

const text = { type: 'string', minLength: 1 };
const textOrNull = { type: ['string', 'null'] };

/** The fields of a rate, in the order of the CSV columns. */
export const openDataFields: readonly OpenDataField[] = [
  {
    name: 'currency',
    says: 'la devise, code ISO 4217',
    schema: { enum: foreignCurrencies },
  },
  {
    name: 'kind',
    says: 'central : cours moyen interbancaire de la BCT ; central-manual : son cours moyen des billets ; live : cours moyen du marché ; purchase et sale : prix auquel la banque achète et vend',
    schema: { enum: openRateKinds },
  },
  {
    name: 'bank',
    says: 'la banque, comme dans nos adresses ; rien pour le marché',
    schema: { enum: [...bankTable.map(({ slug }) => slug), null] },
  },
  {
    name: 'value',
    says: 'des dinars tunisiens (TND) pour une unité de la devise, 6 décimales au plus, point décimal',
    schema: { type: 'string', pattern: '^(?!0+(\\.0+)?$)\\d+(\\.\\d{1,6})?$' },
  },
  {
    name: 'day',
    says: 'le jour du cours, AAAA-MM-JJ',
    schema: { type: 'string', format: 'date' },
  },
  {
    name: 'at',
    says: 'l’instant que la source donne elle-même, en UTC ; rien quand elle ne donne qu’un jour',
    schema: { type: ['string', 'null'], format: 'date-time' },
  },
  {
    name: 'source',
    says: 'bct : site de la Banque Centrale ; bank-page : site de la banque ; import : relevé de notre équipe ; live-fx : marché des changes',
    schema: { enum: rateSources.filter((source) => source !== 'demo') },
  },
  { name: 'provider', says: 'qui publie ce nombre : à citer', schema: text },
  {
    name: 'providerUrl',
    says: 'son site, quand nous le connaissons',
    schema: { type: ['string', 'null'], format: 'uri' },
  },
  {
    name: 'correction',
    says: 'le motif, quand notre équipe a remplacé ce que dit la source (vide sans motif)',
    schema: textOrNull,
  },
];
