import { StatusError } from '../model/status.ts';

/** A REST path taken apart. */
export interface RestPath {
  readonly database: string;
  readonly segments: readonly string[];
  readonly verb?: string;
}

const verbs: ReadonlySet<string> = new Set([
  'batchGet',
  'batchWrite',
  'beginTransaction',
  'commit',
  'executePipeline',
  'listCollectionIds',
  'listen',
  'partitionQuery',
  'rollback',
  'runAggregationQuery',
  'runQuery',
  'write',
]);

/**
 * Takes `/v1/projects/P/databases/D/documents/…[:verb]` apart; raises NOT_FOUND for other paths.
 * Only POST knows verbs, and only these: a document's id may contain a colon of its own.
 */
export function parseRestPath(httpMethod: string, pathname: string): RestPath {
  const cut = httpMethod === 'POST' ? splitVerb(pathname) : { path: pathname };
  const parts = cut.path.split('/').slice(1).map(decodeSegment);
  const [version, projects, project, databases, database, documents, ...segments] = parts;
  if (
    version !== 'v1' ||
    projects !== 'projects' ||
    databases !== 'databases' ||
    documents !== 'documents' ||
    !project ||
    !database
  ) {
    throw new StatusError('NOT_FOUND', `Nothing is served at ${pathname}.`);
  }
  return {
    database: `projects/${project}/databases/${database}`,
    segments,
    ...(cut.verb !== undefined && { verb: cut.verb }),
  };
}

function splitVerb(pathname: string): { path: string; verb?: string } {
  const colon = pathname.lastIndexOf(':');
  const verb = pathname.slice(colon + 1);
  return colon >= 0 && verbs.has(verb)
    ? { path: pathname.slice(0, colon), verb }
    : { path: pathname };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch (cause) {
    throw new StatusError('INVALID_ARGUMENT', `The path contains a malformed escape: ${segment}`, {
      cause,
    });
  }
}
