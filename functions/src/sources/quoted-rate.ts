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

/** Converts a printed rate for a number of units into TND for one unit. */
export function rateForOneUnit(printedRate: string, printedUnit: string): QuotedRate {
  const unit = printedUnit.replace(/\s/g, '');
  if (!knownUnits.includes(unit)) {
    return {
      ok: false,
      part: 'unit',
      reason: `l’unité ${quote(printedUnit)} n’est pas parmi ${knownUnits.join(', ')}`,
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
