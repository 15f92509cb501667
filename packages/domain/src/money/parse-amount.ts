import { currenciesNamed } from '../currencies/currencies-named.ts';
import type { CurrencyCode } from '../currencies/currency-code.ts';
import type { Locale } from '../language/locale.ts';
import { type Decimal, decimal } from './decimal.ts';
import { type NumeralFault, parseNumeral } from './parse-numeral.ts';

/** An amount as a visitor gave it, with what it means or why it cannot be read. */
export type ParsedAmount =
  | {
      readonly ok: true;
      readonly text: string;
      readonly value: Decimal;
      /** Whether elsewhere the same text means a thousand times the value, as 1.500 does in Germany. */
      readonly isThousandsElsewhere: boolean;
      /** The currencies that the text names; empty if it names none. */
      readonly currencies: readonly CurrencyCode[];
    }
  | { readonly ok: false; readonly text: string; readonly reason: NumeralFault };

// Longer than any amount with its group signs and the name of its currency.
const maxShownLength = 100;

const number = '[\\d](?:.*\\d)?';
const parts = new RegExp(`^(\\D*)(${number})(\\D*)$`, 's');

/**
 * Parses an amount as visitors type and paste it: digits of any script, a decimal comma or dot, group signs,
 * a currency before or after (its name in French or the language of the page), invisible marks. A text with no
 * meaning or with several is refused. A single comma or dot is the decimal sign.
 * docs/decisions/amounts-as-people-write-them.md
 */
export function parseAmount(text: string, locale: Locale): ParsedAmount {
  const refused = (reason: NumeralFault): ParsedAmount => ({ ok: false, text, reason });
  // A right-to-left override shows digits in reverse: 005 as 500.
  if (text.includes('\u202e')) return refused('not-a-number');
  const shown = text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '').trim();
  if (shown === '') return refused('empty');
  if (shown.length > maxShownLength) return refused('too-long');
  const [, before, numeral = '', after = ''] = parts.exec(inPlainSigns(shown)) ?? [];
  // « 1.500,- » has no decimals, so that its dot groups.
  const [, point = ''] = /^([.,])-/.exec(after) ?? [];
  const core = `${numeral}${point && `${point}0`}`;
  const opening = before === undefined ? undefined : openingOf(before, locale);
  const closing = closingOf(after, locale);
  const digits = withoutGroups(core);
  if (!opening || !closing || digits === undefined) return refused('not-a-number');
  const parsed = parseNumeral(`${opening.sign}${opening.point}${digits}`);
  if (!parsed.ok) return refused(parsed.reason);
  return {
    ok: true,
    text,
    value: parsed.value,
    isThousandsElsewhere: opening.point === '' && /^[1-9]\d{0,2}[.,]\d{3}$/.test(core),
    currencies: [...opening.currencies, ...closing.currencies],
  };
}

/** An amount that needs no parsing, as its writer would type it in French. */
export function amountOf(value: number | Decimal): Extract<ParsedAmount, { readonly ok: true }> {
  const amount = decimal(value);
  const text = amount.toFixed().replace('.', ',');
  return { ok: true, text, value: amount, isThousandsElsewhere: false, currencies: [] };
}

/** Replaces the digits and signs of other scripts: digits by 0-9, group signs by a space or an apostrophe. */
function inPlainSigns(text: string): string {
  return withPlainDigits(text)
    .replace(/[،，]/g, ',')
    .replace(/[．]/g, '.')
    .replace(/[’‘ʼ′`´＇٬]/g, "'")
    .replace(/[−–—﹣－]/g, '-')
    .replace(/[＋]/g, '+')
    .replace(/\s+/g, ' ');
}

/** Replaces the digits of every script by 0-9. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, plainDigit);
}

// Unicode has the ten digits of each script in a row, 0 first.
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** The text before the first digit: a currency, a sign, and a decimal sign that nothing separates from it. */
function openingOf(text: string, locale: Locale) {
  const [, point = ''] = /(?:^|[^\p{L}.,])([.,٫])$/u.exec(text) ?? [];
  const rest = point === '' ? text : text.slice(0, -1);
  const [sign = '', more] = rest.match(/[+-]/g) ?? [];
  const currencies = currenciesIn(rest.replace(/[+-]/, ''), locale);
  return more === undefined && currencies && { sign, point: point && '.', currencies };
}

/** The text after the last digit: a decimal sign, Swiss ".-", a currency. */
function closingOf(text: string, locale: Locale) {
  const currencies = currenciesIn(text.replace(/^[.,٫](?:--?)?/, ''), locale);
  return currencies && { currencies };
}

function currenciesIn(text: string, locale: Locale): readonly CurrencyCode[] | undefined {
  const word = text.trim();
  if (word === '') return [];
  const currencies = currenciesNamed(word, locale);
  return currencies.length === 0 ? undefined : currencies;
}

/** The numeral without its group signs, its decimal sign a dot; undefined if it has not one meaning. */
function withoutGroups(core: string): string | undefined {
  if (/^\d+(?:[.,٫]\d+)?$/.test(core)) return core.replace(/[,٫]/, '.');
  const grouped = /^([1-9]\d{0,2})([ '.,])(\d{3}(?:\2\d{3})*)(?:([.,٫])(\d+))?$/.exec(core);
  const [, first = '', group = '', others = '', point, decimals = ''] = grouped ?? [];
  if (grouped && group !== point) {
    return `${first}${others.replaceAll(group, '')}${point === undefined ? '' : `.${decimals}`}`;
  }
  // The last group of a number that is still being typed.
  const isTyped = /^[1-9]\d{0,2}([ '])(?:\d{3}\1)*\d{1,2}$/.test(core);
  return isTyped ? core.replace(/\D/g, '') : undefined;
}
