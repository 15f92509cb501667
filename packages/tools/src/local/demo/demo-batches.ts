import { centralBankCode, commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { latestWorkingDay, workingDaysBefore } from '@dinar/domain/days/working-day';
import { roundRate } from '@dinar/domain/money/decimal';
import type { RateSource } from '@dinar/domain/rates/bank-rate';
import type { CandidateRate } from '@dinar/functions/sources/candidate-rate';
import { recordedMidRates } from './recorded-mid-rates.ts';
import { recordedStbRows } from './recorded-stb-rates.ts';
import { isQuotedAt, simulatedCounter } from './simulated-counter.ts';
import {
  type SimulatedCurrency,
  simulatedCurrencies,
  simulatedManualMid,
  simulatedMid,
} from './simulated-market.ts';

/** Rows of one source. */
export interface DemoBatch {
  readonly source: RateSource;
  readonly rows: readonly CandidateRate[];
}

// A week of boards and the day before it. Each further day adds about 0.4 s to every start.
const simulatedDayCount = 6;

/** Returns the rates of a fresh local run: the recorded rates, then the simulated latest days. */
export function demoBatches(today: RateDate): DemoBatch[] {
  return [
    { source: 'bct', rows: recordedCentralRows() },
    { source: 'bank-page', rows: recordedStbRows() },
    {
      source: 'demo',
      rows: [...ratesBefore(today), ...simulatedDays(today).flatMap(simulatedRows)],
    },
  ];
}

/** Returns the working days that the simulation fills, the earliest first. */
export function simulatedDays(today: RateDate): RateDate[] {
  const latest = latestWorkingDay(today);
  return [latest, ...workingDaysBefore(latest, simulatedDayCount - 1)].reverse();
}

// The central bank's rates of the day before the first one: references, so that none depends on the market.
function ratesBefore(today: RateDate): CandidateRate[] {
  const [first] = simulatedDays(today);
  if (first === undefined) return [];
  return workingDaysBefore(first, 1).flatMap((day) =>
    simulatedCurrencies
      .filter((currency) => currencyTable[currency].centralBankQuoted)
      .map((currency) => centralRow(currency, day)),
  );
}

function recordedCentralRows(): CandidateRate[] {
  return Object.entries(recordedMidRates).flatMap(([date, rates]) =>
    Object.entries(rates).map(([currency, rate]) => ({
      bankId: centralBankCode,
      currency,
      date,
      rate,
    })),
  );
}

/** Returns the rows of a simulated day: the central bank's, and those of each bank that quotes a currency. */
export function simulatedRows(date: RateDate): CandidateRate[] {
  return simulatedCurrencies.flatMap((currency) => {
    const middle = simulatedMid(currency, date);
    const banks = commercialBankCodes.filter((bank) => isQuotedAt(bank, currency));
    const counters = banks.map((bankId) => ({
      bankId,
      currency,
      date,
      ...simulatedCounter(bankId, currency, date, middle),
    }));
    return currencyTable[currency].centralBankQuoted
      ? [centralRow(currency, date), ...counters]
      : counters;
  });
}

function centralRow(currency: SimulatedCurrency, date: RateDate): CandidateRate {
  const rate = roundRate(simulatedMid(currency, date));
  const manualRate = simulatedManualMid(currency, date);
  const mids = { rate, ...(manualRate !== undefined && { manualRate }) };
  return { bankId: centralBankCode, currency, date, ...mids };
}
