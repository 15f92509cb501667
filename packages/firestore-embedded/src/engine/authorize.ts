import type { StoredDocument } from '../model/document.ts';
import { StatusError } from '../model/status.ts';
import type { Query } from '../query/query.ts';
import type { DocumentSource } from '../query/run-query.ts';
import type { Caller, Ruleset, RulesRequest } from '../rules/authorizer.ts';
import type { StagedCommit, StagedWrite } from './stage-writes.ts';

/** Who asks under which rules; without rules everybody may do everything. */
export interface Access {
  readonly caller: Caller;
  readonly ruleset: Ruleset | undefined;
}

/** The ruleset that binds this caller, undefined when none does. */
function binding(access: Access): Ruleset | undefined {
  return access.caller.kind === 'owner' ? undefined : access.ruleset;
}

function demand(ruleset: Ruleset, request: RulesRequest): void {
  const decision = ruleset.evaluate(request);
  if (!decision.allowed) {
    throw new StatusError('PERMISSION_DENIED', decision.message);
  }
}

/** Throws PERMISSION_DENIED unless the caller may get the document, missing or not. */
export function authorizeGet(
  access: Access,
  name: string,
  source: DocumentSource,
  time: string,
): void {
  const ruleset = binding(access);
  if (ruleset !== undefined) {
    const before = source.get(name);
    demand(ruleset, {
      method: 'get',
      name,
      caller: access.caller,
      time,
      ...(before === undefined ? {} : { before }),
      lookup: (other) => source.get(other),
    });
  }
}

/** What of a list its rules may ask about. */
export interface Listing {
  /** The full name of the collection. */
  readonly collection: string;
  readonly query: NonNullable<RulesRequest['query']>;
}

export function listingOf(query: Query): Listing {
  const { parent, collectionId = '{document}' } = query.scope;
  return {
    collection: `${parent}/${collectionId}`,
    query: {
      ...(query.limit === undefined ? {} : { limit: query.limit }),
      ...(query.offset === 0 ? {} : { offset: query.offset }),
      ...(query.statedOrder === undefined ? {} : { orderBy: query.statedOrder }),
    },
  };
}

/** Throws PERMISSION_DENIED unless each document (or an empty result) may be listed. */
export function authorizeList(
  access: Access,
  listing: Listing,
  documents: Iterable<StoredDocument>,
  source: DocumentSource,
  time: string,
): void {
  const ruleset = binding(access);
  if (ruleset === undefined) {
    return;
  }
  const request = {
    method: 'list',
    caller: access.caller,
    time,
    query: listing.query,
    lookup: (other: string) => source.get(other),
  } as const;
  let isEmpty = true;
  for (const before of documents) {
    isEmpty = false;
    demand(ruleset, { ...request, name: before.name, before });
  }
  if (isEmpty) {
    demand(ruleset, { ...request, name: listing.collection });
  }
}

/** Throws PERMISSION_DENIED unless every write is allowed. */
export function authorizeWrites(
  access: Access,
  staged: StagedCommit,
  source: DocumentSource,
  time: string,
): void {
  const ruleset = binding(access);
  if (ruleset === undefined) {
    return;
  }
  const { outcome } = staged;
  for (const write of staged.writes) {
    const { before, after } = write;
    demand(ruleset, {
      method: methodOf(write),
      name: write.write.name,
      caller: access.caller,
      time,
      ...(before === undefined ? {} : { before }),
      ...(after === undefined || write.write.kind === 'verify' ? {} : { after }),
      lookup: (name, when) =>
        when === 'after' && outcome.has(name) ? outcome.get(name) : source.get(name),
    });
  }
}

function methodOf({ write, before }: StagedWrite): RulesRequest['method'] {
  if (write.kind === 'delete') {
    return 'delete';
  }
  if (write.kind === 'verify') {
    return 'get';
  }
  const { precondition } = write;
  const mustExist = precondition?.kind === 'exists' && precondition.exists;
  return before !== undefined || mustExist ? 'update' : 'create';
}
