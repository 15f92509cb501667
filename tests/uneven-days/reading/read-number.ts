import { type Decimal, decimal } from '@dinar/domain/money/decimal';

/** A number as it is shown: its value, and its number of decimals. */
export interface ShownNumber {
  readonly value: Decimal;
  readonly decimals: number;
  readonly text: string;
}

// French: groups of three digits separated by a narrow or plain space, and a decimal comma.
const numeral = /[−-]?\d{1,3}(?:\s\d{3})+(?:,\d+)?|[−-]?\d+(?:,\d+)?/g;

/** Every number in a text, in its order. */
export function numbersIn(text: string): ShownNumber[] {
  return [...text.matchAll(numeral)].map(([found]) => readNumber(found));
}

/** Numbers with decimals or with groups of thousands, as rates and amounts have. */
export function decimalNumbersIn(text: string): ShownNumber[] {
  return numbersIn(text).filter(({ decimals, value }) => decimals > 0 || value.abs().gte(1000));
}

export function readNumber(text: string): ShownNumber {
  const plain = text.replace(/\s/g, '').replace('−', '-').replace(',', '.');
  return { value: decimal(plain), decimals: plain.split('.')[1]?.length ?? 0, text };
}

/** Whether a shown number is an exact value, rounded once to its decimals. */
export function isRounded({ value, decimals }: ShownNumber, exact: Decimal): boolean {
  const half = decimal(5).div(decimal(10).pow(decimals + 1));
  return value.minus(exact).abs().lte(half);
}

/** Collapses each run of whitespace to one space. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
