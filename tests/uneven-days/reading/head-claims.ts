import { bankTable } from '@dinar/domain/banks/bank-table';
import type { Address } from '../pages/addresses.ts';
import type { Claim } from './claim.ts';
import { daysInWords, withoutDays } from './days-in-words.ts';
import { decimalNumbersIn, readNumber, type ShownNumber } from './read-number.ts';

/** The claims of a title or a description, the days in it, and the numbers that match no known form. */
export interface HeadClaims {
  readonly claims: readonly Claim[];
  readonly days: readonly string[];
  readonly unexplained: readonly ShownNumber[];
}

type Said = Omit<Claim, 'place' | 'text'>;

const number = String.raw`([−-]?\d{1,3}(?: \d{3})*(?:,\d+)?|\d+(?:,\d+)?)`;
const code = '([A-Z]{3})';
// The one best bank, several, or the mean; only the last is an answer at the mean.
const leader =
  '(?:( chez [^:(|,]+?)(?= au \\d| \\(| \\||,|$)|(, \\d+ banques à égalité))?(, seule lue)?';
const money = `${number} (${code.slice(1, -1)}|euros?|dollars?)`;

interface Form {
  readonly pattern: RegExp;
  readonly read: (found: readonly string[], address: Address) => readonly Said[];
}

/** The patterns of words in titles and descriptions. */
const forms: readonly Form[] = [
  {
    pattern: new RegExp(`[Pp]our ${money} vous recevez ${number} ${code}${leader}`, 'g'),
    read: ([amount, from, value, to, ...by], address) => [
      led({ amount, from, to }, value, by, address),
    ],
  },
  {
    pattern: new RegExp(`${money} (?:vaut|valent) ${number} ${code}`, 'g'),
    read: ([amount, from, value, to], address) => [led({ amount, from, to }, value, [], address)],
  },
  {
    pattern: new RegExp(`[Aa]cheter ${money} : ${number} ${code}${leader}`, 'g'),
    read: ([amount, to, value, from, ...by], address) => [
      led({ amount, from, to, isBought: true }, value, by, address),
    ],
  },
  {
    pattern: new RegExp(`${money} = ${number} ${code}${leader}`, 'g'),
    read: ([amount, from, value, to, ...by], address) =>
      address.kind === 'converter'
        ? [led({ amount, from, to }, value, by, address)]
        : [equation({ amount, from, to }, value, address)],
  },
  {
    pattern: new RegExp(`${money}(?: en [^:]{1,40})? : ${number} ${code}${leader}`, 'g'),
    read: ([amount, from, value, to, ...by], address) => [
      led({ amount, from, to }, value, by, address),
    ],
  },
  {
    pattern: new RegExp(
      `En moyenne de \\d+ banques : ${number} ${code} ; au pire : ${number} ${code}`,
      'g',
    ),
    read: ([mean, , worst], address) => [
      { kind: 'at-mean', pair: pairAsked(address), shown: shownOf(mean) },
      { kind: 'at-worst', pair: pairAsked(address), shown: shownOf(worst) },
    ],
  },
  {
    pattern: new RegExp(`achat ${number}(?: TND)?(?: \\(([^)]+)\\))?`, 'g'),
    read: ([value, bank], address) => [sideOf('purchase', address, bank, value)],
  },
  {
    pattern: new RegExp(`vente ${number}(?: TND)?(?: \\(([^)]+)\\))?`, 'g'),
    read: ([value, bank], address) => [sideOf('sale', address, bank, value)],
  },
  {
    pattern: new RegExp(`${code} ${number} / ${number} TND`, 'g'),
    read: ([currency, purchase, sale], address) => ofBank(address, currency, purchase, sale),
  },
  {
    pattern: new RegExp(`1 ${code} à ${number} TND à l’achat et ${number} TND à la vente`, 'g'),
    read: ([currency, purchase, sale], address) => ofBank(address, currency, purchase, sale),
  },
  {
    pattern: new RegExp(`cours moyen ${code} ${number}`, 'g'),
    read: ([currency = '', value]) => [{ kind: 'central', currency, shown: shownOf(value) }],
  },
];

/** Reads one text of a page's head. */
export function headClaims(place: string, text: string, address: Address): HeadClaims {
  const claims: Claim[] = [];
  let rest = text;
  for (const { pattern, read } of forms) {
    rest = rest.replace(pattern, (whole: string, ...found: unknown[]) => {
      const groups = found.filter((part) => typeof part === 'string').slice(0, -1);
      claims.push(...read(groups, address).map((said) => ({ ...said, place, text: whole })));
      return '';
    });
  }
  return { claims, days: daysInWords(text), unexplained: decimalNumbersIn(withoutDays(rest)) };
}

interface Asked {
  readonly amount: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly isBought?: boolean;
}

/** An answer, and the bank or the number of banks that give it. */
function led(
  asked: Asked,
  value: string | undefined,
  by: readonly string[],
  { bank }: Address,
): Said {
  const [place, tie, alone] = [' chez ', ', ', ', seule lue'].map((start) =>
    by.find((text) => text?.startsWith(start) && (start !== ', ' || /\d/.test(text))),
  );
  const code = bankTable.find(({ displayName }) => place === ` chez ${displayName}`)?.code;
  const shared = { pair: pairOf(asked), shown: shownOf(value) };
  if (tie !== undefined) return { ...shared, kind: 'at-best' };
  if (alone !== undefined || place === undefined) return { ...shared, kind: 'answer' };
  return {
    ...shared,
    kind: bank === undefined ? 'at-best' : 'answer',
    ...(code && { bank: code }),
  };
}

function pairAsked({ conversion }: Address): NonNullable<Said['pair']> {
  if (!conversion) throw new Error('The page answers no conversion');
  return conversion;
}

// On the page of one bank and currency the rate is that bank's, on any other page the best.
function sideOf(
  side: 'purchase' | 'sale',
  { kind, bank, currency = 'EUR' }: Address,
  named: string | undefined,
  value: string | undefined,
): Said {
  if (kind !== 'bank-currency') return best(`best-${side}`, currency, named, value);
  return { kind: side, currency, ...(bank && { bank }), shown: shownOf(value) };
}

// On home, bank and central bank pages it is a mid rate.
function equation(asked: Asked, value: string | undefined, { kind }: Address): Said {
  const pair = pairOf(asked);
  return {
    kind: kind === 'bank' ? 'central' : 'leading',
    currency: pair.from,
    shown: shownOf(value),
  };
}

function pairOf({ amount, from, to, isBought }: Asked) {
  const words: Readonly<Record<string, string>> = {
    euro: 'EUR',
    euros: 'EUR',
    dollar: 'USD',
    dollars: 'USD',
  };
  return {
    amount: shownOf(amount).value.toFixed(),
    from: words[from ?? ''] ?? from ?? '',
    to: to ?? '',
    ...(isBought && { isBought }),
  };
}

function best(
  kind: 'best-purchase' | 'best-sale',
  currency: string,
  name: string | undefined,
  value: string | undefined,
): Said {
  const bank = bankTable.find(({ displayName }) => displayName === name)?.code;
  return { kind, currency, ...(bank && { bank }), shown: shownOf(value) };
}

function ofBank(
  { bank }: Address,
  currency: string | undefined,
  purchase: string | undefined,
  sale: string | undefined,
): Said[] {
  const shared = { currency: currency ?? '', ...(bank && { bank }) };
  return [
    { ...shared, kind: 'purchase', shown: shownOf(purchase) },
    { ...shared, kind: 'sale', shown: shownOf(sale) },
  ];
}

function shownOf(text: string | undefined): ShownNumber {
  if (text === undefined) throw new Error('The form of words has no such number');
  return readNumber(text);
}
