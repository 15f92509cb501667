import type { BankCode } from '../banks/bank-code.ts';
import { bankTable } from '../banks/bank-table.ts';
import { parseRateDate, type RateDate } from '../days/rate-date.ts';
import { inTunis } from '../days/tunis-time.ts';
import { workingDaysBefore } from '../days/working-day.ts';
import type { BankRecord, BankRecords, Coverage } from '../documents/bank-records-document.ts';

/** The number of working days that a record covers. */
export const recordedDays = 30;

/** With fewer readings, no usual hour is given. */
const fewestReadings = 5;

interface OfBank {
  readonly bankId: BankCode;
  readonly date: RateDate;
}

/** The stored data from which records are computed. */
export interface StoredTraces {
  /** The days on which banks published, in any order and possibly repeated. */
  readonly published: readonly OfBank[];
  /** The instants at which rows of a day were read from their source. */
  readonly readings: readonly (OfBank & { readonly at: Date })[];
  /** How a row of each day came. */
  readonly covered?: readonly (OfBank & { readonly how: Coverage })[];
  /** The records of the night before, which know how long a bank has been covered. */
  readonly before?: readonly BankRecord[];
  /** The rows that our checks held back. */
  readonly heldBack: readonly OfBank[];
}

/** The first day that the records of `today` cover. */
export function firstRecordedDay(today: RateDate): RateDate {
  return workingDaysBefore(today, recordedDays).at(-1) ?? today;
}

/** Computes the record of each bank over the working days before `today`, in the order of the banks. */
export function bankRecords(traces: StoredTraces, today: RateDate): BankRecords {
  const days = new Set(workingDaysBefore(today, recordedDays));
  const first = firstRecordedDay(today);
  const isRecorded = ({ date }: OfBank) => date >= first && date < today;
  const records = bankTable.flatMap(({ code }) => {
    const own = <Trace extends OfBank>(all: readonly Trace[]) =>
      all.filter((trace) => trace.bankId === code && isRecorded(trace));
    const published = new Set(own(traces.published).map(({ date }) => date));
    const heldBack = own(traces.heldBack).length;
    if (published.size + heldBack === 0) return [];
    const coverage = coverageOf(code, own(traces.covered ?? []), traces.before ?? []);
    const usualMinute = usualMinuteOf(own(traces.readings));
    const record: BankRecord = {
      bankId: code,
      workingDays: days.size,
      publishedDays: [...published].filter((day) => days.has(day)).length,
      heldBack,
      ...(usualMinute !== undefined && { usualMinute }),
      ...(coverage && { coverage }),
    };
    return [record];
  });
  return { asOf: today, records };
}

// A day may have rows of both kinds; what the site reads counts then.
function coverageOf(
  bankId: BankCode,
  covered: readonly (OfBank & { readonly how: Coverage })[],
  before: readonly BankRecord[],
): BankRecord['coverage'] {
  const days = [...new Set(covered.map(({ date }) => date))].sort();
  const howOn = (date: RateDate): Coverage =>
    covered.some((one) => one.date === date && one.how === 'read') ? 'read' : 'entered';
  const latest = days.at(-1);
  if (latest === undefined) return undefined;
  const how = howOn(latest);
  const known = before.find((record) => record.bankId === bankId)?.coverage;
  const lastOther = days.findLast((date) => howOn(date) !== how);
  const first = days.find((date) => lastOther === undefined || date > lastOther) ?? latest;
  const isSame = known?.how === how && (lastOther === undefined || known.since > lastOther);
  return { how, since: isSame && known.since < first ? known.since : first };
}

// A reading on a later day, for example of an old file, does not show the hour of publication.
function usualMinuteOf(readings: StoredTraces['readings']): number | undefined {
  const firstOfDay = new Map<RateDate, number>();
  for (const { date, at } of readings) {
    const there = inTunis(at);
    if (parseRateDate(there.toISOString().slice(0, 10)) !== date) continue;
    const minute = there.getUTCHours() * 60 + there.getUTCMinutes();
    firstOfDay.set(date, Math.min(minute, firstOfDay.get(date) ?? minute));
  }
  const minutes = [...firstOfDay.values()].sort((a, b) => a - b);
  return minutes.length < fewestReadings
    ? undefined
    : minutes[Math.floor((minutes.length - 1) / 2)];
}
