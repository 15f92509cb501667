import type { LiveQuote } from '@dinar/functions/store/live/live-quote';

type DatedQuote = Required<LiveQuote>;

/** The committed live rates in order, which the oracle knows from here alone. */
export class LiveLedger {
  readonly #announced = new Map<string, DatedQuote>();
  readonly #committed: DatedQuote[] = [];

  announce(process: string, quote: DatedQuote): void {
    this.#announced.set(process, quote);
  }

  /** A transaction that is retried after a lost answer counts again, with the same quote. */
  commit(process: string): void {
    const quote = this.#announced.get(process);
    if (quote !== undefined) this.#committed.push(quote);
  }

  /** The rate in force: each commit replaces it, except one of an earlier day. */
  live(currency: string): { readonly value: number; readonly date: string } | null {
    let current: DatedQuote | undefined;
    for (const quote of this.#committed) {
      if (quote.currency === currency && quote.date >= (current?.date ?? '')) current = quote;
    }
    return current === undefined ? null : { value: current.value, date: current.date };
  }

  /** The last rate of a day. */
  ofDay(currency: string, date: string): number | null {
    const own = this.#committed.filter((it) => it.currency === currency && it.date === date);
    return own.at(-1)?.value ?? null;
  }

  /** The last rate of each day, in whole hundredths. */
  market(currency: string): { readonly cents: number; readonly date: string }[] {
    const own = this.#committed.filter((it) => it.currency === currency);
    const byDay = new Map(own.map(({ date, value }) => [date, Math.round(value * 100)]));
    return [...byDay].map(([date, cents]) => ({ date, cents }));
  }

  days(): readonly { readonly currency: string; readonly date: string }[] {
    return this.#committed;
  }
}
