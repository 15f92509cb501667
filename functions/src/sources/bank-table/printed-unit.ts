import { knownUnits } from '../quoted-rate.ts';

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
