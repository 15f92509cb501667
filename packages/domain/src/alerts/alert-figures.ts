import type { CommercialBankCode } from '../banks/bank-code.ts';
import type { RateDate } from '../days/rate-date.ts';
import type { CurrencyToday } from '../today/board-of-today.ts';
import type { CounterQuote } from '../today/counters.ts';
import { type AlertSide, alertSides, type WatchedFigure } from './rate-alert.ts';

/** A rate of today that an alert may be judged by, with its bank and its day. */
export interface AlertFigure {
  readonly rate: number;
  readonly bank: CommercialBankCode;
  readonly day: RateDate;
}

/**
 * Returns the rate of today of a watched figure; undefined if no board in force has it, if fewer than three
 * boards can be compared, or if the rate is a correction by staff or for demonstration.
 */
export function alertFigure(
  { counters }: Pick<CurrencyToday, 'counters'>,
  { side, bank }: Omit<WatchedFigure, 'currency'>,
): AlertFigure | undefined {
  const quote = bank
    ? counters.inForce.find(({ bankId }) => bankId === bank)
    : counters.best?.[side];
  return quote && figureOf(quote, side);
}

/** A watched figure with its rate of today. */
interface WatchedRate {
  readonly watched: WatchedFigure;
  readonly rate: number;
}

/** Returns every figure of a currency that an alert may be judged by today, with its rate. */
export function alertFigures(
  today: Pick<CurrencyToday, 'currency' | 'counters'>,
): readonly WatchedRate[] {
  const { currency, counters } = today;
  const banks = [undefined, ...counters.inForce.map(({ bankId }) => bankId)];
  return banks.flatMap((bank) =>
    alertSides.flatMap((side) => {
      const watched = { currency, side, ...(bank && { bank }) };
      const figure = alertFigure(today, watched);
      return figure ? [{ watched, rate: figure.rate }] : [];
    }),
  );
}

function figureOf(quote: CounterQuote, side: AlertSide): AlertFigure | undefined {
  if (quote.source === 'demo' || quote.correction !== undefined) return undefined;
  return { rate: quote[side].value.toNumber(), bank: quote.bankId, day: quote.day };
}
