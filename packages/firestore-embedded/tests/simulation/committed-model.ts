import type { StoredDocument } from '../../src/model/document.ts';
import {
  type Contents,
  contentsOf,
  describe,
  isSame,
  type ModelWrite,
  put,
  textOf,
} from './contents.ts';
import { Violation } from './violation.ts';

export interface ModelChange {
  readonly name: string;
  readonly kind: 'created' | 'updated' | 'deleted';
}

interface Applied {
  readonly writes: readonly ModelWrite[];
  /** The keys of the events that the commit owes. */
  readonly events: readonly string[];
}

/** The events after a recovery: those that are certainly owed, and those that must not be delivered. */
export interface Fate {
  readonly kept: readonly string[];
  readonly undone: readonly string[];
}

/** The commits of a server's life in order, and the number of them that the server must not lose. */
export class CommittedModel {
  #base = new Map<string, string>();
  #applied: Applied[] = [];
  /** The place of the last commit that was acknowledged or seen by a client or function. */
  #shown = 0;
  #present = new Map<string, string>();
  /** The place of the commit of this life that wrote the fields, by their text. */
  readonly #writers = new Map<string, number>();

  get present(): Contents {
    return this.#present;
  }

  get count(): number {
    return this.#applied.length;
  }

  /** Returns the changes that writes would make now. */
  changesOf(writes: readonly ModelWrite[]): readonly ModelChange[] {
    const last = new Map(writes.map((write) => [write.name, write]));
    return [...last.values()].flatMap(({ name, fields }): ModelChange[] => {
      const before = this.#present.get(name);
      if (fields === undefined) return before === undefined ? [] : [{ name, kind: 'deleted' }];
      return [{ name, kind: before === undefined ? 'created' : 'updated' }];
    });
  }

  /** Records an applied commit with its events; returns its place. */
  apply(writes: readonly ModelWrite[], events: readonly string[]): number {
    this.#applied.push({ writes, events });
    for (const write of writes) {
      put(this.#present, write);
      if (write.fields) this.#writers.set(textOf(write.fields), this.#applied.length);
    }
    return this.#applied.length;
  }

  /** Records that a client has seen the commit at this place: it and the earlier ones must be kept. */
  show(place: number): void {
    this.#shown = Math.max(this.#shown, place);
  }

  /** Records that a function was called for this event. */
  showEvent(key: string): void {
    this.show(this.#applied.findIndex(({ events }) => events.includes(key)) + 1);
  }

  /** Records that a client has read these fields. */
  showFields(fields: object): void {
    this.show(this.#writers.get(textOf(fields)) ?? 0);
  }

  /** Checks that the recovered documents are an allowed state; returns the events' fate. */
  recovered(documents: readonly StoredDocument[]): Fate {
    const found = contentsOf(documents);
    const places = this.#placesOf(found);
    const [first] = places.filter((place) => place >= this.#shown);
    const last = places.at(-1);
    if (first === undefined || last === undefined) {
      throw new Violation(
        places.length === 0
          ? `What was recovered is no state between two commits: ${describe(found)}.`
          : `Of ${this.#shown} acknowledged commits ${places.at(-1)} were recovered.`,
      );
    }
    const fate = {
      kept: this.#applied.slice(0, first).flatMap(({ events }) => events),
      undone: this.#applied.slice(last).flatMap(({ events }) => events),
    };
    this.#base = new Map(found);
    this.#present = new Map(found);
    this.#applied = [];
    this.#shown = 0;
    this.#writers.clear();
    return fate;
  }

  #placesOf(found: Contents): readonly number[] {
    const state = new Map(this.#base);
    const places = isSame(state, found) ? [0] : [];
    for (const [index, { writes }] of this.#applied.entries()) {
      for (const write of writes) put(state, write);
      if (isSame(state, found)) places.push(index + 1);
    }
    return places;
  }
}
