import { midOf } from '@dinar/domain/aggregates/derive-central-rate';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import { maxAgeDays } from '@dinar/domain/days/published-day';
import { daysBetween } from '@dinar/domain/days/rate-date';
import type { BankRate } from '@dinar/domain/rates/bank-rate';
import type { GuardContext } from '@dinar/domain/rates/guard-rate';
import { groupBy } from './group-by.ts';

/**
 * The rates a new one is judged against: stored ones, and those accepted before it.
 *
 * The mid rate is the central bank's of the same day, else its latest. The previous rate is the
 * bank's own latest of an earlier day, at most 7 days back: after a longer gap a market may well
 * have moved more than a day's guard allows.
 */
export class RateReferences {
  readonly #byPair = new Map<string, Map<string, BankRate>>();

  constructor(stored: Iterable<BankRate>) {
    for (const [pair, rates] of groupBy(stored, pairOf)) {
      this.#byPair.set(pair, new Map(rates.map((rate) => [rate.date, rate])));
    }
  }

  /** Takes an accepted rate as a reference for the next, in place of one stored for its day. */
  accept(rate: BankRate): void {
    const days = this.#byPair.get(pairOf(rate)) ?? new Map<string, BankRate>();
    days.set(rate.date, rate);
    this.#byPair.set(pairOf(rate), days);
  }

  /** What domain's guard wants to know; a central rate has no other mid rate to be near. */
  contextOf(rate: BankRate): GuardContext {
    const previous = this.#previousOf(rate);
    return rate.bankId === centralBankCode ? { previous } : { previous, midRate: this.#mid(rate) };
  }

  #previousOf(rate: BankRate): BankRate | undefined {
    const earlier = this.#daysOf(rate).filter((known) => {
      const ageDays = daysBetween(known.date, rate.date);
      return ageDays > 0 && ageDays <= maxAgeDays;
    });
    return latest(earlier);
  }

  #mid(rate: BankRate): number | undefined {
    const central = this.#daysOf({ bankId: centralBankCode, currency: rate.currency });
    const reference = central.find((known) => known.date === rate.date) ?? latest(central);
    return reference && midOf(reference);
  }

  #daysOf(pair: Pair): BankRate[] {
    return [...(this.#byPair.get(pairOf(pair))?.values() ?? [])];
  }
}

type Pair = Pick<BankRate, 'bankId' | 'currency'>;

function pairOf({ bankId, currency }: Pair): string {
  return `${bankId}_${currency}`;
}

function latest(rates: readonly BankRate[]): BankRate | undefined {
  return rates.reduce<BankRate | undefined>(
    (best, rate) => (best === undefined || rate.date > best.date ? rate : best),
    undefined,
  );
}
