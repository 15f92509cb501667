import { roundRate } from '@dinar/domain/money/decimal';
import { parseNumeral } from '@dinar/domain/money/parse-numeral';

/** The numbers of units for which Tunisian pages quote a rate. */
export const knownUnits: readonly string[] = ['1', '10', '100', '1000'];

type QuotedRate =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly part: 'unit' | 'value'; readonly reason: string };

const dinars = '(?:TND|DT|dinars?|د\\.ت)\\.?';
const aroundPrice = new RegExp(
  `^\\s*${dinars}\\s*(?=[\\d.,])|(?<=[\\d.,])\\s*${dinars}\\s*$`,
  'gi',
);

/** Removes the dinar's sign before or after a printed price. */
export function withoutDinars(price: string): string {
  return price.replace(aroundPrice, '');
}

/**
 * Returns the number of units in a text, one of those that Tunisian pages use: `1`, `1 000`, `1.000` or,
 * with the currency of its row, `100 JPY`. Undefined for anything else.
 */
export function printedUnit(text: string, currency?: string): number | undefined {
  const parts = /^(\d{1,3}(?:[ .,]?000)?)(?:\s*([A-Z]{3}))?$/.exec(
    text.replace(/\s+/g, ' ').trim(),
  );
  if (parts?.[2] !== undefined && parts[2] !== currency) return undefined;
  const unit = parts?.[1]?.replace(/\D/g, '') ?? '';
  return knownUnits.includes(unit) ? Number(unit) : undefined;
}

/** Returns the number of a printed price, whatever its unit; NaN when it is none. */
export function numberOf(price: string): number {
  const parsed = parseNumeral(withoutDinars(price));
  return parsed.ok ? parsed.value.toNumber() : Number.NaN;
}

/** Converts a printed rate for a number of units into TND for one unit. */
export function rateForOneUnit(printedRate: string, unitText: string): QuotedRate {
  const unit = unitText.replace(/\s/g, '');
  if (!knownUnits.includes(unit)) {
    return {
      ok: false,
      part: 'unit',
      reason: `l’unité ${quote(unitText)} n’est pas parmi ${knownUnits.join(', ')}`,
    };
  }
  const amount = parseNumeral(withoutDinars(printedRate));
  if (!amount.ok) {
    return {
      ok: false,
      part: 'value',
      reason: `${quote(printedRate)} n’est pas un cours (${amountFaults[amount.reason]})`,
    };
  }
  return { ok: true, value: roundRate(amount.value.div(unit)) };
}

const amountFaults = {
  empty: 'rien n’y est écrit',
  'not-a-number': 'ce n’est pas un nombre',
  negative: 'il est négatif',
  'too-large': 'il est trop grand',
  'too-long': 'il est trop long',
} as const;

function quote(text: string): string {
  return JSON.stringify(text.trim().slice(0, 40));
}
