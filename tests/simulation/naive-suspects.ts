import type { NaiveRow } from './naive-row.ts';

/** The last working day before a day, among the days that rows have. */
export const dayBefore: Readonly<Record<string, string>> = { '2026-01-12': '2026-01-09' };

const today = '2026-01-12';
const magnitude: Readonly<Record<string, number>> = { EUR: 339, USD: 290 };

/** The market's rate of a day, in whole hundredths. */
interface NaiveLive {
  readonly cents: number;
  readonly date: string;
}

/**
 * The rows of one currency that must be suspect, computed again and slowly: in whole hundredths, and
 * recursively for the references of each row.
 */
export function naiveSuspects(
  rows: readonly NaiveRow[],
  market: readonly NaiveLive[],
): Set<NaiveRow> {
  const known = new Map<NaiveRow, boolean>();
  const isSuspect = (row: NaiveRow): boolean => {
    const verdict = known.get(row) ?? (isOff(row) || isFarFromOthers(row));
    known.set(row, verdict);
    return verdict;
  };

  function isOff(row: NaiveRow): boolean {
    if (row.date > today) return true;
    if (row.bankId === 'BCTN') return isCentralOff(row);
    const { low, high } = sidesOf(row);
    if (high < low) return true;
    const reference = centralOf(row.date)?.cents ?? marketOf(row.date);
    if (reference !== undefined) {
      const isBeside = 1000 * low > 1015 * reference || 1000 * high < 985 * reference;
      return isFar(low, reference) || isFar(high, reference) || isBeside;
    }
    const last = lastOf(row);
    return last ? isFar(doubled(row), doubled(last)) : isMisread(row);
  }

  function isCentralOff(row: NaiveRow): boolean {
    const { low: mid } = sidesOf(row);
    if (row.manualRate !== undefined && isFar(cents(row.manualRate), mid)) return true;
    const last = lastOf(row);
    if (last && !isFar(mid, sidesOf(last).low)) return false;
    const market = marketOf(row.date);
    if (market !== undefined) return isFar(mid, market);
    return last !== undefined || isMisread(row);
  }

  function isFarFromOthers(row: NaiveRow): boolean {
    if (row.bankId === 'BCTN') return false;
    const earliest = dayBefore[row.date] ?? row.date;
    const banks = new Set(rows.map(({ bankId }) => bankId));
    banks.delete('BCTN');
    banks.delete(row.bankId);
    const middles = [...banks].flatMap((bankId) => {
      const own = rows.filter((it) => it.bankId === bankId && it.date >= earliest);
      const sameDay = own.find((it) => it.date === row.date && !isOff(it));
      const board = sameDay ?? own.find((it) => it.date < row.date && !isSuspect(it));
      if (!board) return [];
      const [here, there] = [centralOf(row.date)?.cents, centralOf(board.date)?.cents];
      return [here && there ? (doubled(board) * here) / there : doubled(board)];
    });
    if (middles.length < 3) return false;
    const median = medianOf(middles);
    return 50 * Math.abs(doubled(row) - median) > median;
  }

  function centralOf(date: string): { cents: number } | undefined {
    const mids = rows.filter(
      (it) => it.bankId === 'BCTN' && it.date <= date && isRecent(it.date, date) && !isSuspect(it),
    );
    const latest = mids.sort(latestFirst)[0];
    return latest && { cents: cents(latest.manualRate ?? latest.saleRate) };
  }

  function lastOf({ bankId, date }: NaiveRow): NaiveRow | undefined {
    return rows
      .filter((it) => it.bankId === bankId && it.date < date && isRecent(it.date, date))
      .filter((it) => !isSuspect(it))
      .sort(latestFirst)[0];
  }

  // Every market rate is of a day that is judged with the board, or is unknown to older rows.
  function marketOf(date: string): number | undefined {
    const known = market.filter((it) => isRecent(it.date, date) && isRecent(date, today));
    const before = known.filter((it) => it.date <= date).sort(latestFirst)[0];
    return (before ?? known.sort(latestFirst).at(-1))?.cents;
  }

  function isMisread(row: NaiveRow): boolean {
    const typical = 2 * (magnitude[row.currency] ?? 0);
    return doubled(row) > 3 * typical || 3 * doubled(row) < typical;
  }

  return new Set(rows.filter(isSuspect));
}

function latestFirst(a: { readonly date: string }, b: { readonly date: string }): number {
  return a.date < b.date ? 1 : -1;
}

function sidesOf({ purchaseRate, saleRate }: NaiveRow) {
  return { low: cents(purchaseRate), high: cents(saleRate) };
}

// A rate ten times too low has three decimals.
function cents(rate: number): number {
  return Math.round(rate * 1000) / 10;
}

function doubled(row: NaiveRow): number {
  const { low, high } = sidesOf(row);
  return low + high;
}

function isFar(value: number, reference: number): boolean {
  return 20 * Math.abs(value - reference) > reference;
}

function isRecent(a: string, b: string): boolean {
  return Math.abs(Date.parse(a) - Date.parse(b)) <= 7 * 24 * 3_600_000;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
