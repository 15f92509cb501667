import { type CommercialBankCode, commercialBankCodes } from '@dinar/domain/banks/bank-code';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { latestWorkingDay } from '@dinar/domain/days/working-day';
import { roundRate } from '@dinar/domain/money/decimal';
import type { CounterCandidate } from '@dinar/functions/sources/candidate-rate';
import type { LiveQuote } from '@dinar/functions/store/live/live-quote';
import { randomSequence } from './seeded-random.ts';
import { isQuotedAt, simulatedCounter } from './simulated-counter.ts';
import { type SimulatedCurrency, simulatedCurrencies, simulatedMid } from './simulated-market.ts';

/** A step is at most 0.12 %, and each move reverts a tenth: the walk stays within 1.2 % of the day's mid. */
const stepShare = 0.0012;
const pull = 0.9;

/**
 * The demonstration's market: it moves on request, deterministically for a seed. Its rates are those of the
 * latest working day at a given day, because a demonstration may run past midnight.
 */
export class DemoMarket {
  readonly #random: () => number;
  readonly #shifts = new Map<SimulatedCurrency, number>();

  constructor(seed = 'demo') {
    this.#random = randomSequence(seed);
  }

  /** Returns the market's current rates as live quotes of a day, in TND for one unit. */
  live(date: RateDate): LiveQuote[] {
    const day = latestWorkingDay(date);
    return simulatedCurrencies.map((currency) => ({
      currency,
      value: roundRate(this.#middle(currency, day)),
      date,
      source: 'demo',
    }));
  }

  /**
   * Moves every currency by a step and returns the counters with new rates: one bank changes its whole board, or a
   * few banks change one currency.
   */
  move(today: RateDate): CounterCandidate[] {
    for (const currency of simulatedCurrencies) {
      const step = stepShare * (2 * this.#random() - 1);
      this.#shifts.set(currency, pull * (this.#shifts.get(currency) ?? 0) + step);
    }
    const day = latestWorkingDay(today);
    return this.#random() < 0.5 ? this.#oneBank(day) : this.#oneCurrency(day);
  }

  #oneBank(day: RateDate): CounterCandidate[] {
    const bank = this.#pick(commercialBankCodes);
    return simulatedCurrencies
      .filter((currency) => isQuotedAt(bank, currency))
      .map((currency) => this.#counter(bank, currency, day));
  }

  #oneCurrency(day: RateDate): CounterCandidate[] {
    // Most visitors look at the euro, so it is chosen half of the time.
    const currency = this.#random() < 0.5 ? 'EUR' : this.#pick(simulatedCurrencies);
    const share = 0.15 + 0.25 * this.#random();
    return commercialBankCodes
      .filter((bank) => isQuotedAt(bank, currency) && this.#random() < share)
      .map((bank) => this.#counter(bank, currency, day));
  }

  #counter(
    bankId: CommercialBankCode,
    currency: SimulatedCurrency,
    date: RateDate,
  ): CounterCandidate {
    const rates = simulatedCounter(bankId, currency, date, this.#middle(currency, date));
    return { bankId, currency, date, ...rates };
  }

  #middle(currency: SimulatedCurrency, day: RateDate): number {
    return simulatedMid(currency, day) * (1 + (this.#shifts.get(currency) ?? 0));
  }

  #pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) {
      throw new RangeError('Nothing to pick from');
    }
    return item;
  }
}
