import { formatFieldPath, isNamePath } from '../model/field-path.ts';
import { lastId } from '../model/resource-name.ts';
import { StatusError } from '../model/status.ts';
import { elementsOf, type Value } from '../model/value.ts';
import { disjunctsOf } from '../query/disjuncts.ts';
import type { Filter, Leaf, Query, UnaryOperator } from '../query/query.ts';
import type { DocumentSource } from '../query/run-query.ts';
import type {
  Caller,
  ConstraintOperator,
  FieldConstraint,
  ListedQuery,
  Ruleset,
  RulesRequest,
} from '../rules/authorizer.ts';
import type { StagedCommit, StagedWrite } from './stage-writes.ts';

/** The caller and the rules in force; without rules every request is allowed. */
export interface Access {
  readonly caller: Caller;
  /** The rules of the project in a resource name. */
  rulesOf(name: string): Ruleset | undefined;
}

/** The part of a request to the rules that each method has of its own. */
type Asked = Omit<RulesRequest, 'caller'>;

/** Throws PERMISSION_DENIED unless the rules of a resource, if this caller is subject to any, allow each request. */
function demand({ caller, rulesOf }: Access, resource: string, all: () => Iterable<Asked>): void {
  const ruleset = caller.kind === 'owner' ? undefined : rulesOf(resource);
  if (ruleset === undefined) return;
  for (const asked of all()) {
    const decision = ruleset.evaluate({ ...asked, caller });
    if (!decision.allowed) throw new StatusError('PERMISSION_DENIED', decision.message);
  }
}

/** Throws PERMISSION_DENIED unless the caller may get the document, missing or not. */
export function authorizeGet(
  access: Access,
  name: string,
  source: DocumentSource,
  time: string,
): void {
  demand(access, name, () => {
    const before = source.get(name);
    const lookup = (other: string) => source.get(other);
    return [{ method: 'get', name, time, ...(before && { before }), lookup }];
  });
}

/**
 * Throws PERMISSION_DENIED when the query could return documents that the caller may not see. The terms
 * of the query decide, not its results: rules are no filters.
 */
export function authorizeList(
  access: Access,
  { scope, filter, limit, offset, statedOrder }: Query,
  source: DocumentSource,
  time: string,
): void {
  const { database, parent, collectionId, allDescendants } = scope;
  demand(access, database, () =>
    constraintsOf(filter).map((part) => ({
      method: 'list',
      // Without an id the query covers every collection, which a rule for a single one does not allow.
      name: `${parent}/${collectionId ?? ''}`,
      time,
      query: {
        ...(limit !== undefined && { limit }),
        offset,
        orderBy: Object.fromEntries(
          statedOrder.map(({ path, descending }) => [
            formatFieldPath(path),
            descending ? 'DESC' : 'ASC',
          ]),
        ),
        anyDepth: allDescendants || collectionId === undefined,
        ...part,
      },
      lookup: (other) => source.get(other),
    })),
  );
}

/** Throws PERMISSION_DENIED unless every write is allowed. */
export function authorizeWrites(
  access: Access,
  { writes, outcome }: StagedCommit,
  source: DocumentSource,
  time: string,
): void {
  demand(access, writes[0]?.write.name ?? '', () =>
    writes.map((staged) => {
      const { write, before, after } = staged;
      return {
        method: methodOf(staged),
        name: write.name,
        time,
        ...(before && { before }),
        ...(after && write.kind !== 'verify' && { after }),
        lookup: (name, when) =>
          when === 'after' && outcome.has(name) ? outcome.get(name) : source.get(name),
      };
    }),
  );
}

function methodOf({ write, before }: StagedWrite): RulesRequest['method'] {
  if (write.kind === 'delete') return 'delete';
  if (write.kind === 'verify') return 'get';
  const { precondition } = write;
  const mustExist = precondition?.kind === 'exists' && precondition.exists;
  return before !== undefined || mustExist ? 'update' : 'create';
}

/** The known facts about each document that one part of an OR can find. */
type KnownOfPart = Pick<ListedQuery, 'constraints' | 'documentId'>;

const operators: Readonly<Record<string, ConstraintOperator>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'has',
};

const unary: Readonly<Record<UnaryOperator, { operator: ConstraintOperator; value: Value }>> = {
  IS_NULL: { operator: '==', value: { nullValue: null } },
  IS_NOT_NULL: { operator: '!=', value: { nullValue: null } },
  IS_NAN: { operator: '==', value: { doubleValue: 'NaN' } },
  IS_NOT_NAN: { operator: '!=', value: { doubleValue: 'NaN' } },
};

/** The facts that a filter guarantees for the documents it finds, for each part of its OR. */
function constraintsOf(filter: Filter | undefined): readonly KnownOfPart[] {
  return disjunctsOf(filter).map((leaves) => {
    const documentId = leaves.map(documentIdOf).find((id) => id !== undefined);
    const constraints = leaves.flatMap(constraintsOfLeaf);
    return { constraints, ...(documentId !== undefined && { documentId }) };
  });
}

function documentIdOf(leaf: Leaf): string | undefined {
  const isName = leaf.kind === 'FIELD' && isNamePath(leaf.path) && leaf.operator === 'EQUAL';
  return isName && 'referenceValue' in leaf.value ? lastId(leaf.value.referenceValue) : undefined;
}

function constraintsOfLeaf(leaf: Leaf): readonly FieldConstraint[] {
  const { path } = leaf;
  if (isNamePath(path)) return [];
  if (leaf.kind === 'UNARY') return [{ path, ...unary[leaf.operator] }];
  if (leaf.operator === 'NOT_IN') {
    return elementsOf(leaf.value).map((value) => ({ path, operator: '!=', value }));
  }
  const operator = operators[leaf.operator];
  return operator === undefined ? [] : [{ path, operator, value: leaf.value }];
}
