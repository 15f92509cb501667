import type { DocumentChange } from './backend.ts';
import { documentKeys, type QueryRoute, type RouteField, routeFieldKey } from './query-route.ts';

interface FieldRoutes<Entry> {
  readonly field: RouteField;
  readonly byKey: Map<string, Set<Entry>>;
}

/** The targets on one collection or group, by the field values that their filters require. */
export class TargetRoutes<Entry> {
  /** The targets that every change may concern. */
  readonly #unrouted = new Set<Entry>();
  readonly #fields = new Map<string, FieldRoutes<Entry>>();

  get isEmpty(): boolean {
    return this.#unrouted.size === 0 && this.#fields.size === 0;
  }

  add(entry: Entry, route: QueryRoute | undefined): void {
    if (route === undefined) {
      this.#unrouted.add(entry);
      return;
    }
    const fieldKey = routeFieldKey(route.field);
    const routes = this.#fields.get(fieldKey) ?? { field: route.field, byKey: new Map() };
    this.#fields.set(fieldKey, routes);
    for (const key of route.keys) {
      const entries = routes.byKey.get(key) ?? new Set();
      routes.byKey.set(key, entries.add(entry));
    }
  }

  remove(entry: Entry, route: QueryRoute | undefined): void {
    if (route === undefined) {
      this.#unrouted.delete(entry);
      return;
    }
    const fieldKey = routeFieldKey(route.field);
    const byKey = this.#fields.get(fieldKey)?.byKey;
    for (const key of route.keys) {
      const entries = byKey?.get(key);
      entries?.delete(entry);
      if (entries?.size === 0) {
        byKey?.delete(key);
      }
    }
    if (byKey?.size === 0) {
      this.#fields.delete(fieldKey);
    }
  }

  /** The targets that a change may concern, by the document's version before or after it. */
  *concernedBy({ before, after }: DocumentChange): Iterable<Entry> {
    yield* this.#unrouted;
    for (const { field, byKey } of this.#fields.values()) {
      const keys = new Set([...documentKeys(field, before), ...documentKeys(field, after)]);
      for (const key of keys) {
        yield* byKey.get(key) ?? [];
      }
    }
  }
}
