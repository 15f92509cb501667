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
  /** Events that it owes, by their keys. */
  readonly events: readonly string[];
}

/** The events after a recovery: those that are owed for sure, and those that must not be. */
export interface Fate {
  readonly kept: readonly string[];
  readonly undone: readonly string[];
}

/** The promises to a client: the commits of a server's life in order, and those that it may not lose. */
export class CommittedModel {
  #base = new Map<string, string>();
  #applied: Applied[] = [];
  /** So many commits have been acknowledged, or shown to somebody. */
  #shown = 0;
  #present = new Map<string, string>();
  /** Which commit of this life wrote these fields. */
  readonly #writers = new Map<string, number>();

  get present(): Contents {
    return this.#present;
  }

  get count(): number {
    return this.#applied.length;
  }

  /** The changes that writes would make now. */
  changesOf(writes: readonly ModelWrite[]): readonly ModelChange[] {
    const last = new Map(writes.map((write) => [write.name, write]));
    return [...last.values()].flatMap(({ name, fields }): ModelChange[] => {
      const before = this.#present.get(name);
      if (fields === undefined) return before === undefined ? [] : [{ name, kind: 'deleted' }];
      return [{ name, kind: before === undefined ? 'created' : 'updated' }];
    });
  }

  /** The server has done these writes, with that; answers their commit's place. */
  apply(writes: readonly ModelWrite[], events: readonly string[]): number {
    this.#applied.push({ writes, events });
    for (const write of writes) {
      put(this.#present, write);
      if (write.fields) this.#writers.set(textOf(write.fields), this.#applied.length);
    }
    return this.#applied.length;
  }

  /** A client knows of the commit in this place: it is never undone, nor is one before it. */
  show(place: number): void {
    this.#shown = Math.max(this.#shown, place);
  }

  /** A function was called for this event. */
  showEvent(key: string): void {
    this.show(this.#applied.findIndex(({ events }) => events.includes(key)) + 1);
  }

  /** A client has read these fields. */
  showFields(fields: object): void {
    this.show(this.#writers.get(textOf(fields)) ?? 0);
  }

  /** Compares what a server found in its folder with what it may have found there. */
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
