/** A quote of a simulated board, written as the oracle reads it: nothing of the site's own rules. */
export interface SimulatedQuote {
  readonly bank: string;
  /** The place of the bank in the order of names, which decides between equal rates. */
  readonly order: number;
  readonly purchase: number;
  readonly sale: number;
  readonly day: string;
  readonly source: 'bank-page' | 'demo';
  readonly isCorrected: boolean;
}

export interface SimulatedAlert {
  readonly id: string;
  readonly device: string;
  readonly side: 'purchase' | 'sale';
  /** A bank, or '' for all. */
  readonly bank: string;
  readonly target: number;
}

/** The days of the simulation with the working day before each. */
export const workingDayBefore: Readonly<Record<string, string>> = {
  '2026-11-23': '2026-11-20',
  '2026-11-24': '2026-11-23',
  '2026-11-25': '2026-11-24',
  '2026-11-26': '2026-11-25',
  '2026-11-27': '2026-11-26',
};

/** The rate by which an alert may be judged, by the words of the decision. */
export function naiveRate(
  quotes: readonly SimulatedQuote[],
  { side, bank }: Pick<SimulatedAlert, 'side' | 'bank'>,
  day: string,
): { readonly rate: number; readonly bank: string } | undefined {
  const inForce = quotes.filter(
    (quote) => quote.day === day || quote.day === workingDayBefore[day],
  );
  const sorted = [...inForce].sort((a, b) => {
    const better = side === 'purchase' ? b.purchase - a.purchase : a.sale - b.sale;
    return better || a.order - b.order;
  });
  const chosen =
    bank === ''
      ? inForce.length >= 3
        ? sorted[0]
        : undefined
      : inForce.find((quote) => quote.bank === bank);
  if (!chosen || chosen.isCorrected || chosen.source === 'demo') return undefined;
  return { rate: chosen[side], bank: chosen.bank };
}

interface Remembered {
  isArmed: boolean;
  firedOn: string;
  /** A day on which the service refused the message, and the rate then. */
  refusedOn: string;
  lastRate: number | undefined;
}

export type SimulatedAnswer = 201 | 410 | 413 | 429 | 500 | 'none';

/** The messages of one device in one run. */
export interface Due {
  /** The alerts that are due. A refused one may be tried again on its day, together with another of its figure. */
  readonly alerts: readonly string[];
  readonly refused: readonly string[];
  /** How many messages the device may still receive on the day. */
  readonly left: number;
}

/** An oracle that keeps every alert in memory and judges each of them at every run. */
export class NaiveAlerts {
  readonly #alerts: readonly SimulatedAlert[];
  readonly #known = new Map<string, Remembered>();
  readonly #sentToday = new Map<string, number>();
  readonly #ended = new Set<string>();
  #day = '';

  constructor(alerts: readonly SimulatedAlert[]) {
    this.#alerts = alerts;
    for (const { id } of alerts) {
      this.#known.set(id, { isArmed: true, firedOn: '', refusedOn: '', lastRate: undefined });
    }
  }

  /** Judges every alert at a run; `hour` is that of Tunis. */
  expect(quotes: readonly SimulatedQuote[], day: string, hour: number): ReadonlyMap<string, Due> {
    if (hour < 7 || hour >= 22) return new Map();
    if (day !== this.#day) this.#sentToday.clear();
    this.#day = day;
    const due = new Map<string, { alerts: string[]; refused: string[]; left: number }>();
    for (const alert of this.#alerts) {
      const known = this.#known.get(alert.id);
      if (!known || this.#ended.has(alert.device)) continue;
      const rate = naiveRate(quotes, alert, day)?.rate;
      const before = known.lastRate;
      known.lastRate = rate;
      if (rate === undefined) continue;
      // A purchase rate is awaited from below, a sale rate from above.
      const sign = alert.side === 'purchase' ? 1 : -1;
      if (before === undefined || sign * (rate - before) > 0) known.refusedOn = '';
      // 0.2 % of the target that it would need, to the sixth decimal.
      const bound = Math.round((rate / (1 - sign * 0.002)) * 1e6) / 1e6;
      if (sign * (alert.target - bound) >= 0) known.isArmed = true;
      if (!known.isArmed || sign * (rate - alert.target) < 0 || known.firedOn === day) continue;
      const left = 3 - (this.#sentToday.get(alert.device) ?? 0);
      const own = due.get(alert.device) ?? { alerts: [], refused: [], left };
      (known.refusedOn === day ? own.refused : own.alerts).push(alert.id);
      due.set(alert.device, own);
    }
    return due;
  }

  /** Takes note of what a run has sent. */
  note(alert: string, device: string, answer: SimulatedAnswer): void {
    const known = this.#known.get(alert);
    if (!known) return;
    if (answer === 201) {
      known.isArmed = false;
      known.firedOn = this.#day;
      this.#sentToday.set(device, (this.#sentToday.get(device) ?? 0) + 1);
    }
    if (answer === 410) this.#ended.add(device);
    if (answer === 413) known.refusedOn = this.#day;
  }
}
