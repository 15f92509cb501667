import type { StoredDocument } from '../model/document.ts';
import type { Micros } from '../model/timestamp.ts';
import type { ProtoJson } from './backend.ts';
import type { Database } from './database.ts';
import { diffResults } from './diff-results.ts';
import * as messages from './listen-messages.ts';
import type { TargetOptions } from './parse-target.ts';
import { PatchedSource } from './patched-source.ts';
import type { Target } from './target.ts';

/**
 * The messages that bring a new target's client up to date: the whole result or, when the client
 * resumes from an instant that the log covers, the changes since then.
 */
export function catchUp(
  target: Target,
  documents: readonly StoredDocument[],
  options: TargetOptions,
  database: Database,
  time: Micros,
): readonly ProtoJson[] {
  const { resumeFrom, expectedCount } = options;
  if (resumeFrom === undefined) {
    return wholeResult(target, documents, time);
  }
  const earlier = resumeFrom > time ? undefined : database.log.undo(resumeFrom);
  if (earlier === undefined) {
    return [messages.reset(target.id, time), ...wholeResult(target, documents, time)];
  }
  const known = target.evaluate(new PatchedSource(database.store, earlier));
  const names = documents.map(({ name }) => name);
  const hasOtherCount = expectedCount !== undefined && expectedCount !== known.length;
  return [
    ...changesSince(target, known, documents, database, time),
    ...(hasOtherCount ? [messages.existenceFilter(target.id, names)] : []),
  ];
}

function wholeResult(
  target: Target,
  documents: readonly StoredDocument[],
  time: Micros,
): readonly ProtoJson[] {
  const present = new Set(documents.map(({ name }) => name));
  const watchedNames = target.watched.kind === 'documents' ? [...target.watched.names] : [];
  return [
    ...documents.map((document) => messages.changed(target.present(document), target.id)),
    ...watchedNames
      .filter((name) => !present.has(name))
      .map((name) => messages.deleted(name, target.id, time)),
  ];
}

function changesSince(
  target: Target,
  known: readonly StoredDocument[],
  documents: readonly StoredDocument[],
  database: Database,
  time: Micros,
): readonly ProtoJson[] {
  const before = new Map(known.map((document) => [document.name, document]));
  const { changed, removed } = diffResults(before, documents);
  return [
    ...changed.map((document) => messages.changed(target.present(document), target.id)),
    ...removed.map((name) =>
      database.store.get(name) === undefined
        ? messages.deleted(name, target.id, time)
        : messages.dropped(name, target.id, time),
    ),
  ];
}
