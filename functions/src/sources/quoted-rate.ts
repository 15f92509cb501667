import { parseAmount, roundRate } from '@dinar/domain/money/decimal';

/** Numbers of units a Tunisian page quotes a rate for. */
const knownUnits: ReadonlySet<string> = new Set(['1', '10', '100', '1000']);

export type QuotedRate =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly part: 'unit' | 'value'; readonly reason: string };

/** A printed rate, for so many units, in TND for one unit. */
export function rateForOneUnit(printedRate: string, printedUnit: string): QuotedRate {
  const unit = printedUnit.replace(/\s/g, '');
  if (!knownUnits.has(unit)) {
    return {
      ok: false,
      part: 'unit',
      reason: `the unit ${quote(printedUnit)} is none of ${units}`,
    };
  }
  const amount = parseAmount(printedRate);
  if (!amount.ok) {
    return {
      ok: false,
      part: 'value',
      reason: `${quote(printedRate)} is no rate (${amount.reason})`,
    };
  }
  return { ok: true, value: roundRate(amount.value.div(unit)) };
}

const units = [...knownUnits].join(', ');

function quote(text: string): string {
  return JSON.stringify(text.trim().slice(0, 40));
}
