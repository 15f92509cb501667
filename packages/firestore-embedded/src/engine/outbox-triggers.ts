import type { DocumentChange } from './backend.ts';
import { kindOfChange, splitName } from './outbox-event.ts';
import {
  compileTrigger,
  isSameFunction,
  type Trigger,
  type TriggerTerms,
} from './outbox-trigger.ts';

/** The registered triggers of functions, by project and key. */
export class OutboxTriggers {
  readonly #byKey = new Map<string, Trigger>();

  get size(): number {
    return this.#byKey.size;
  }

  /**
   * Adds a trigger, or replaces the one with the same key. Removes and returns the registrations of its
   * other generations.
   */
  register(trigger: TriggerTerms): readonly TriggerTerms[] {
    const replaced = this.terms().filter(
      (other) => other.key !== trigger.key && isSameFunction(other, trigger),
    );
    for (const other of replaced) this.unregister(other);
    this.#byKey.set(registryKey(trigger), compileTrigger(trigger));
    return replaced;
  }

  unregister(trigger: TriggerTerms): void {
    this.#byKey.delete(registryKey(trigger));
  }

  /** The present registration of a function, if there is one. */
  current(trigger: TriggerTerms): TriggerTerms | undefined {
    return this.terms().find((other) => isSameFunction(other, trigger));
  }

  /** The triggers as they were registered. */
  terms(): readonly TriggerTerms[] {
    return Array.from(this.#byKey.values(), termsOf);
  }

  /** The triggers that match a change. */
  wanting(change: DocumentChange): readonly TriggerTerms[] {
    const kind = kindOfChange(change);
    if (!kind) return [];
    const { project, database, path } = splitName(change.name);
    return Array.from(this.#byKey.values())
      .filter(
        (trigger) =>
          trigger.project === project &&
          trigger.database === database &&
          (trigger.kind === 'written' || trigger.kind === kind) &&
          trigger.matches(path),
      )
      .map(termsOf);
  }
}

function registryKey({ project, key }: TriggerTerms): string {
  return `${project}/${key}`;
}

function termsOf({ matches, ...terms }: Trigger): TriggerTerms {
  return terms;
}
