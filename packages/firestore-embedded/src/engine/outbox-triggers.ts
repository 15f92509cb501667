import type { DocumentChange } from './backend.ts';
import { kindOfChange, splitName } from './outbox-event.ts';
import { compileTrigger, type Trigger, type TriggerTerms } from './outbox-trigger.ts';

/** The functions' registered wishes, and which of them a change fulfils. */
export class OutboxTriggers {
  readonly #byKey = new Map<string, Trigger>();

  get size(): number {
    return this.#byKey.size;
  }

  /** Adds a trigger, or replaces the one of the same key. */
  register(trigger: TriggerTerms): void {
    this.#byKey.set(`${trigger.project}/${trigger.key}`, compileTrigger(trigger));
  }

  /** As they were registered. */
  terms(): readonly TriggerTerms[] {
    return Array.from(this.#byKey.values(), termsOf);
  }

  /** Those that want to hear of a change. */
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

  clear(): void {
    this.#byKey.clear();
  }
}

function termsOf({ matches, ...terms }: Trigger): TriggerTerms {
  return terms;
}
