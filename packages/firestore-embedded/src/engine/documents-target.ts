import type { StoredDocument } from '../model/document.ts';
import type { DocumentSource } from '../query/run-query.ts';
import type { DocumentChange } from './backend.ts';
import type { Target, TargetDelta, Watched } from './target.ts';

/** A target that watches documents by name. */
export class DocumentsTarget implements Target {
  readonly id: number;
  readonly watched: Watched;
  readonly #names: ReadonlySet<string>;

  constructor(id: number, names: ReadonlySet<string>) {
    this.id = id;
    this.#names = names;
    this.watched = { kind: 'documents', names };
  }

  evaluate(source: DocumentSource): readonly StoredDocument[] {
    return Array.from(this.#names, (name) => source.get(name)).filter(
      (document) => document !== undefined,
    );
  }

  reset(): void {
    // There is no state to set: each change of a watched document is reported.
  }

  follow(changes: readonly DocumentChange[]): TargetDelta {
    return {
      changed: changes.map(({ after }) => after).filter((after) => after !== undefined),
      removed: changes.filter(({ after }) => after === undefined).map(({ name }) => name),
    };
  }

  present(document: StoredDocument): StoredDocument {
    return document;
  }
}
