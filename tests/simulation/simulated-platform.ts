import type { RateChange } from '@dinar/functions/store/aggregates/rebuild-after-rate-change';
import type { QueueSettings, RebuildQueue } from '@dinar/functions/store/aggregates/rebuild-queue';
import type { RateStore } from '@dinar/functions/store/rate-store/rate-store';
import { type SimulatedWorld, simulatedRateStore } from './simulated-rate-store.ts';

/** One event under delivery: it is delivered until a run of it succeeds. */
interface Delivery {
  readonly change: RateChange;
  failures: number;
}

interface Instance {
  readonly queue: RebuildQueue;
  /** The deliveries that it has received and not acknowledged. */
  readonly taken: Set<Delivery>;
}

/** The code that the platform runs: production's, unless a test breaks a part of it on purpose. */
export interface Deployed {
  readonly settle: (queue: RebuildQueue, change: RateChange) => Promise<unknown>;
  readonly openQueue: (store: RateStore, settings: Partial<QueueSettings>) => RebuildQueue;
  /** False for a platform that forgets an event after its first delivery. */
  readonly redelivers: boolean;
}

interface PlatformOptions {
  readonly instances: number;
  readonly anySlowness: () => number;
  readonly settings?: Partial<QueueSettings>;
}

// https://cloud.google.com/eventarc/docs/retry-events
const firstRetryMs = 10_000;
const lastRetryMs = 600_000;
const eventTimeoutMs = 60_000;

/**
 * Delivers events to a number of instances in any order, perhaps twice. Redelivers them, later each time,
 * when a run fails, times out or crashes with its instance, which another one replaces.
 */
export class SimulatedPlatform {
  readonly #world: SimulatedWorld;
  readonly #deployed: Deployed;
  readonly #anySlowness: () => number;
  readonly #settings: Partial<QueueSettings>;
  readonly #instances: Instance[] = [];
  runs = 0;
  crashes = 0;

  constructor(
    world: SimulatedWorld,
    deployed: Deployed,
    { instances, anySlowness, settings = {} }: PlatformOptions,
  ) {
    this.#world = world;
    this.#deployed = deployed;
    this.#anySlowness = anySlowness;
    this.#settings = settings;
    for (let index = 0; index < instances; index += 1) this.#start();
  }

  deliver(change: RateChange, delayMs: number): void {
    this.#handOut({ change, failures: 0 }, delayMs);
  }

  #start(): void {
    const { scheduler } = this.#world;
    const taken = new Set<Delivery>();
    const process = scheduler.start(
      'trigger',
      this.#anySlowness(),
      () => {
        this.crashes += 1;
        this.#instances.splice(this.#instances.indexOf(instance), 1);
        this.#start();
        for (const delivery of taken) this.#fail(delivery);
      },
      Number.POSITIVE_INFINITY,
    );
    const store = simulatedRateStore(this.#world, process);
    const instance = {
      queue: this.#deployed.openQueue(store, this.#settings),
      taken,
    };
    this.#instances.push(instance);
  }

  #handOut(delivery: Delivery, delayMs: number): void {
    const { scheduler } = this.#world;
    const platform = scheduler.start('platform', 1, () => {}, Number.POSITIVE_INFINITY);
    void scheduler.sleep(platform, delayMs).then(() => {
      this.#run(this.#world.choices.pick(this.#instances), delivery);
      return scheduler.sleep(platform, eventTimeoutMs).then(() => this.#timeOut(delivery));
    });
  }

  #run(instance: Instance, delivery: Delivery): void {
    this.runs += 1;
    instance.taken.add(delivery);
    const isDone = () => instance.taken.delete(delivery);
    this.#deployed.settle(instance.queue, delivery.change).then(isDone, () => {
      // Whatever a handler throws, the platform delivers again.
      if (isDone()) this.#fail(delivery);
    });
  }

  #timeOut(delivery: Delivery): void {
    for (const { taken } of this.#instances) {
      if (taken.delete(delivery)) this.#fail(delivery);
    }
  }

  #fail(delivery: Delivery): void {
    if (!this.#deployed.redelivers) return;
    const waitMs = Math.min(firstRetryMs * 2 ** delivery.failures, lastRetryMs);
    delivery.failures += 1;
    this.#handOut(delivery, waitMs + this.#world.choices.below(waitMs));
  }
}
