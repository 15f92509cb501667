import { parentOf } from '../model/resource-name.ts';
import type { Micros } from '../model/timestamp.ts';
import { collectionInScope } from '../query/in-scope.ts';
import { scopeKey, scopeKeysOf } from '../query/scope-keys.ts';
import type { DocumentChange } from './backend.ts';
import { type QueryRoute, routeOf } from './query-route.ts';
import type { Target, Watched } from './target.ts';
import { TargetRoutes } from './target-routes.ts';

/** The owner of targets (a Listen stream), which is notified of commits. */
export interface TargetOwner {
  /** Receives, for each of its targets, the changes that may concern it. */
  onCommit(changes: ReadonlyMap<Target, readonly DocumentChange[]>, time: Micros): void;
}

interface Entry {
  readonly target: Target;
  readonly owner: TargetOwner;
}

/** The key under which a target is filed: a document's name, or the scope of a query. */
interface Place {
  readonly key: string;
  readonly route?: QueryRoute;
}

/**
 * The open targets of a database by the documents they watch, so that the cost of a write depends on
 * the listeners that it may concern, not on the number of others.
 */
export class TargetIndex {
  readonly #entries = new Map<Target, Entry>();
  readonly #routes = new Map<string, TargetRoutes<Entry>>();

  add(target: Target, owner: TargetOwner): void {
    const entry = { target, owner };
    this.#entries.set(target, entry);
    for (const { key, route } of placesOf(target.watched)) {
      const routes = this.#routes.get(key) ?? new TargetRoutes();
      this.#routes.set(key, routes);
      routes.add(entry, route);
    }
  }

  remove(target: Target): void {
    const entry = this.#entries.get(target);
    if (entry === undefined) {
      return;
    }
    this.#entries.delete(target);
    for (const { key, route } of placesOf(target.watched)) {
      const routes = this.#routes.get(key);
      routes?.remove(entry, route);
      if (routes?.isEmpty) {
        this.#routes.delete(key);
      }
    }
  }

  notify(changes: readonly DocumentChange[], time: Micros): void {
    if (this.#entries.size === 0) {
      return;
    }
    const notified = new Map<TargetOwner, Map<Target, DocumentChange[]>>();
    for (const change of changes) {
      for (const { target, owner } of this.#concernedBy(change)) {
        const targets = notified.get(owner) ?? new Map<Target, DocumentChange[]>();
        notified.set(owner, targets);
        const list = targets.get(target) ?? [];
        targets.set(target, list);
        list.push(change);
      }
    }
    for (const [owner, targets] of notified) {
      owner.onCommit(targets, time);
    }
  }

  *#concernedBy(change: DocumentChange): Iterable<Entry> {
    const collection = parentOf(change.name);
    yield* this.#routes.get(change.name)?.concernedBy(change) ?? [];
    for (const key of scopeKeysOf(collection)) {
      for (const entry of this.#routes.get(key)?.concernedBy(change) ?? []) {
        const { watched } = entry.target;
        if (watched.kind === 'query' && collectionInScope(watched.query.scope, collection)) {
          yield entry;
        }
      }
    }
  }
}

function placesOf(watched: Watched): readonly Place[] {
  if (watched.kind === 'documents') {
    return Array.from(watched.names, (key) => ({ key }));
  }
  const { query } = watched;
  const route = routeOf(query);
  return [{ key: scopeKey(query.scope), ...(route === undefined ? {} : { route }) }];
}
