import { bankTable } from '@dinar/domain/banks/bank-table';
import type { Address } from '../pages/addresses.ts';
import { daysInWords, withoutDays } from './days-in-words.ts';
import type { Figure } from './read-figures.ts';
import { decimalNumbersIn, readNumber, type ShownNumber } from './read-number.ts';

/** One number in a page that answers a question, in any place. */
export interface Claim extends Pick<Figure, 'kind' | 'currency' | 'pair' | 'bank'> {
  readonly shown: ShownNumber;
  /** Its position in the page, and the text there. */
  readonly place: string;
  readonly text: string;
}

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

type Read = (found: readonly string[], address: Address) => readonly Said[];

/** The words of titles and descriptions, and what each says. */
const forms: readonly (readonly [words: string, read: Read])[] = [
  [
    `[Pp]our ${money} vous recevez ${number} ${code}${leader}`,
    ([amount, from, value, to, ...by], address) => [led({ amount, from, to }, value, by, address)],
  ],
  [
    `${money} (?:vaut|valent) ${number} ${code}`,
    ([amount, from, value, to], address) => [led({ amount, from, to }, value, [], address)],
  ],
  [
    `[Aa]cheter ${money} : ${number} ${code}${leader}`,
    ([amount, to, value, from, ...by], address) => [
      led({ amount, from, to, isBought: true }, value, by, address),
    ],
  ],
  [
    `${money} = ${number} ${code}${leader}`,
    ([amount, from, value, to, ...by], address) =>
      address.kind === 'converter'
        ? [led({ amount, from, to }, value, by, address)]
        : [equation({ amount, from, to }, value, address)],
  ],
  [
    `${money}(?: en [^:]{1,40})? : ${number} ${code}${leader}`,
    ([amount, from, value, to, ...by], address) => [led({ amount, from, to }, value, by, address)],
  ],
  [
    `En moyenne de \\d+ banques : ${number} ${code} ; au pire : ${number} ${code}`,
    ([mean, , worst], address) => [
      { kind: 'at-mean', pair: pairAsked(address), shown: shownOf(mean) },
      { kind: 'at-worst', pair: pairAsked(address), shown: shownOf(worst) },
    ],
  ],
  [
    `achat ${number}(?: TND)?(?: \\(([^)]+)\\))?`,
    ([value, bank], address) => [sideOf('purchase', address, bank, value)],
  ],
  [
    `vente ${number}(?: TND)?(?: \\(([^)]+)\\))?`,
    ([value, bank], address) => [sideOf('sale', address, bank, value)],
  ],
  [`${code} ${number} / ${number} TND`, bothSides],
  [`1 ${code} à ${number} TND à l’achat et ${number} TND à la vente`, bothSides],
  [
    `[Cc]ours moyen ${code}(?: Banque Centrale de Tunisie :)? ${number}`,
    ([currency = '', value]) => [{ kind: 'central', currency, shown: shownOf(value) }],
  ],
];

/** Reads one text of a page's head. */
export function headClaims(place: string, text: string, address: Address): HeadClaims {
  const claims: Claim[] = [];
  let rest = text;
  for (const [words, read] of forms) {
    rest = rest.replace(new RegExp(words, 'g'), (whole: string, ...found: unknown[]) => {
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
  { kind, bank: ofPage, currency = 'EUR' }: Address,
  named: string | undefined,
  value: string | undefined,
): Said {
  const isOfPage = kind === 'bank-currency';
  const bank = isOfPage ? ofPage : bankTable.find(({ displayName }) => displayName === named)?.code;
  return {
    kind: isOfPage ? side : `best-${side}`,
    currency,
    ...(bank && { bank }),
    shown: shownOf(value),
  };
}

// On home, bank and central bank pages it is a mid rate.
function equation(asked: Asked, value: string | undefined, { kind }: Address): Said {
  const { from: currency } = pairOf(asked);
  return { kind: kind === 'bank' ? 'central' : 'leading', currency, shown: shownOf(value) };
}

function pairOf({ amount, from = '', to = '', isBought }: Asked) {
  const code = from.startsWith('euro') ? 'EUR' : from.startsWith('dollar') ? 'USD' : from;
  return { amount: shownOf(amount).value.toFixed(), from: code, to, ...(isBought && { isBought }) };
}

function bothSides(
  [currency = '', purchase, sale]: readonly string[],
  { bank }: Address,
): readonly Said[] {
  const shared = { currency, ...(bank && { bank }) };
  return [
    { ...shared, kind: 'purchase', shown: shownOf(purchase) },
    { ...shared, kind: 'sale', shown: shownOf(sale) },
  ];
}

function shownOf(text: string | undefined): ShownNumber {
  if (text === undefined) throw new Error('The form of words has no such number');
  return readNumber(text);
}
