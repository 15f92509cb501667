import { bankTable } from '@dinar/domain/banks/bank-table';
import { bankWebsites } from '@dinar/domain/banks/bank-websites';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { foreignCurrencies } from '@dinar/domain/currencies/foreign-currencies';
import { closedBecause, isExpected } from '@dinar/domain/days/closed-because';
import { feastYears } from '@dinar/domain/days/public-holidays';
import { addDays, parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { StoredOpenRate } from '@dinar/domain/open-data/open-rate';
import { providerIds, providerTable } from '@dinar/domain/providers/provider-table';
import { closedInWords } from '../texts/closed-in-words.ts';
import { bankSchema, currencySchema, daySchema, field, orNull, text } from './open-data-fields.ts';

const address = { type: ['string', 'null'], format: 'uri' };
const yesOrNo = { type: 'boolean' };

/** The fields of the list of currencies. */
export const currencyFields = [
  field('code', 'code ISO 4217', 'ISO 4217 code', currencySchema),
  field('name', 'nom en français', 'name in French', text),
  field('englishName', 'nom en anglais', 'name in English', text),
  field('symbol', 'symbole', 'symbol', text),
  field(
    'quotedPer',
    'nombre d’unités d’une cotation en Tunisie ; nos valeurs sont pour une unité',
    'units of a quote in Tunisia; our values are for one unit',
    { enum: [1, 10, 100, 1000] },
  ),
  field(
    'centralBankQuoted',
    'la Banque Centrale la cote',
    'whether the central bank quotes it',
    yesOrNo,
  ),
];

/** Lists every currency. */
export function currencyRows() {
  return foreignCurrencies.map((code) => {
    const { symbol, quotedPer, centralBankQuoted } = currencyTable[code];
    const [name, englishName] = [currencyName(code, 'fr'), currencyName(code, 'en')];
    return { code, name, englishName, symbol, quotedPer, centralBankQuoted };
  });
}

/** The fields of the list of banks. */
export const bankFields = [
  field('code', 'code', 'code', { enum: bankTable.map(({ code }) => code) }),
  field('slug', 'nom dans nos adresses', 'name in our addresses', bankSchema),
  field('name', 'nom court', 'short name', text),
  field('fullName', 'nom complet', 'full name', text),
  field('website', 'son site, quand nous le connaissons', 'its site, if known', address),
  field(
    'latestDay',
    'le jour le plus récent lu, de sept jours au plus ; rien si la banque n’est pas lue',
    'the latest day read, at most seven days ago; null if the bank is not read',
    orNull(daySchema),
  ),
];

/** Lists every bank, with the latest of its days among the rates. */
export function bankRows(rates: readonly StoredOpenRate[]) {
  return bankTable.map(({ code, slug, displayName: name, fullName }) => ({
    code,
    slug,
    name,
    fullName,
    website: bankWebsites[code] ?? null,
    latestDay:
      rates
        .filter((rate) => rate.bank === slug)
        .map(({ day }) => day)
        .sort()
        .at(-1) ?? null,
  }));
}

/** The fields of the list of providers. */
export const providerFields = [
  field('id', 'notre nom pour lui', 'our name for it', { enum: providerIds }),
  field('name', 'nom à citer', 'name to be cited', text),
  field('url', 'son site', 'its site', { type: 'string', format: 'uri' }),
  field(
    'inOpenData',
    'ses données sont dans les fichiers ; sinon ses conditions ne le permettent pas, ou ce ne sont pas des cours',
    'whether the files contain its data; otherwise its terms do not permit it, or they are not rates',
    yesOrNo,
  ),
];

/** Lists every provider. */
export function providerRows() {
  return providerIds.map((id) => {
    const { name, homePage: url, mayBeRedistributed: inOpenData } = providerTable[id];
    return { id, name, url, inOpenData };
  });
}

/** The fields of the list of the days of a year. */
export const calendarFields = [
  field('day', 'le jour, AAAA-MM-JJ', 'the day, YYYY-MM-DD', daySchema),
  field('working', 'les banques sont ouvertes', 'whether banks are open', yesOrNo),
  field(
    'closedBecause',
    'pourquoi elles sont fermées, en français',
    'why they are closed, in French',
    orNull(text),
  ),
  field(
    'expected',
    'fête qui dépend de la lune : elle peut être avancée ou retardée d’un jour',
    'a feast that depends on the moon and may move by a day',
    yesOrNo,
  ),
];

/** Lists the days of a year; empty for a year whose feasts are not known. */
export function calendarRows(year: string) {
  return daysOfYear(year).map((day) => {
    const words = closedInWords(day, 'fr');
    return {
      day,
      working: words === undefined,
      closedBecause: words ?? null,
      expected: isExpected(closedBecause(day)),
    };
  });
}

/** Lists the days of a year whose feasts are known; no days of another year. */
export function daysOfYear(year: string): RateDate[] {
  const days: RateDate[] = [];
  const first = feastYears.includes(year) ? parseRateDate(`${year}-01-01`) : undefined;
  for (let day = first; day?.startsWith(year); day = addDays(day, 1)) days.push(day);
  return days;
}
