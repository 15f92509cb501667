import { formatFieldPath } from '../model/field-path.ts';
import { isObject, readFlag } from '../model/json.ts';
import type { IndexDefinition } from '../query/index-entry.ts';
import { planQuery } from '../query/plan-query.ts';
import type { Query } from '../query/query.ts';
import type { ProtoJson } from './backend.ts';

/** The requested explanation of a query: none, its plan, or its plan and its cost. */
export type ExplainMode = 'none' | 'plan' | 'analyze';

export function explainMode(request: ProtoJson): ExplainMode {
  const { explainOptions } = request;
  if (!isObject(explainOptions)) {
    return 'none';
  }
  return readFlag(explainOptions.analyze, 'analyze') ? 'analyze' : 'plan';
}

/** The cost of a query that was run. */
export interface QueryCost {
  readonly results: number;
  readonly scanned: number;
  /** The reads that production would bill. */
  readonly reads: number;
  readonly milliseconds: number;
}

/** An `ExplainMetrics`. @see https://firebase.google.com/docs/firestore/query-explain */
export function explainMetrics(query: Query, cost?: QueryCost): ProtoJson {
  return {
    planSummary: { indexesUsed: indexesUsed(query) },
    ...(cost === undefined ? {} : { executionStats: executionStats(cost) }),
  };
}

function indexesUsed(query: Query): readonly ProtoJson[] {
  const properties = new Set(planQuery(query).map(({ index }) => describe(index, query)));
  const scope = query.scope.allDescendants ? 'Collection group' : 'Collection';
  return Array.from(properties, (text) => ({ query_scope: scope, properties: text }));
}

function describe({ elementsOf, equal, orderBy }: IndexDefinition, { nearest }: Query): string {
  const parts = [
    ...(elementsOf === undefined ? [] : [`${formatFieldPath(elementsOf)} CONTAINS`]),
    ...equal.map((path) => `${formatFieldPath(path)} ASC`),
    ...orderBy.map(
      ({ path, descending }) => `${formatFieldPath(path)} ${descending ? 'DESC' : 'ASC'}`,
    ),
    ...(nearest === undefined
      ? []
      : [`${formatFieldPath(nearest.path)} VECTOR<${nearest.vector.length}>`]),
  ];
  return `(${parts.join(', ')})`;
}

function executionStats({ results, scanned, reads, milliseconds }: QueryCost): ProtoJson {
  // A coarse clock may measure 0, but every query takes some time.
  const seconds = Math.max(milliseconds / 1000, 0.000001);
  return {
    resultsReturned: String(results),
    executionDuration: `${seconds.toFixed(6)}s`,
    readOperations: String(Math.max(reads, 1)),
    debugStats: { documents_scanned: String(scanned) },
  };
}
