import { formatFieldPath } from '../model/field-path.ts';
import { StatusError } from '../model/status.ts';
import type { Query } from '../query/query.ts';
import type { DocumentSource } from '../query/run-query.ts';
import type { Caller, Ruleset, RulesRequest } from '../rules/authorizer.ts';
import { constraintsOf } from './list-constraints.ts';
import type { StagedCommit, StagedWrite } from './stage-writes.ts';

/** The caller and the rules in force; without rules every request is allowed. */
export interface Access {
  readonly caller: Caller;
  /** The rules of the project in a resource name. */
  rulesOf(name: string): Ruleset | undefined;
}

/** The ruleset that applies to this caller for the named resource; undefined when none does. */
function binding(access: Access, name: string): Ruleset | undefined {
  return access.caller.kind === 'owner' ? undefined : access.rulesOf(name);
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
  const ruleset = binding(access, name);
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

/**
 * Throws PERMISSION_DENIED when the query could return documents that the caller may not see. The terms
 * of the query decide, not its results: rules are no filters.
 */
export function authorizeList(
  access: Access,
  query: Query,
  source: DocumentSource,
  time: string,
): void {
  const ruleset = binding(access, query.scope.database);
  if (ruleset === undefined) {
    return;
  }
  const { parent, collectionId, allDescendants } = query.scope;
  for (const part of constraintsOf(query.filter)) {
    demand(ruleset, {
      method: 'list',
      // Without an id the query covers every collection, which a rule for a single one does not allow.
      name: `${parent}/${collectionId ?? ''}`,
      caller: access.caller,
      time,
      query: {
        ...(query.limit === undefined ? {} : { limit: query.limit }),
        offset: query.offset,
        orderBy: statedOrder(query),
        anyDepth: allDescendants || collectionId === undefined,
        ...part,
      },
      lookup: (other) => source.get(other),
    });
  }
}

function statedOrder({ statedOrder }: Query): Record<string, 'ASC' | 'DESC'> {
  return Object.fromEntries(
    statedOrder.map(({ path, descending }) => [formatFieldPath(path), descending ? 'DESC' : 'ASC']),
  );
}

/** Throws PERMISSION_DENIED unless every write is allowed. */
export function authorizeWrites(
  access: Access,
  staged: StagedCommit,
  source: DocumentSource,
  time: string,
): void {
  const { outcome } = staged;
  const ruleset = binding(access, staged.writes[0]?.write.name ?? '');
  if (ruleset === undefined) {
    return;
  }
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
