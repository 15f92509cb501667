import type { Expression } from './ast.ts';
import type { CountedOutcome, ExpressionCounts } from './coverage.ts';
import { EvaluationError } from './evaluation-error.ts';
import type { SourceText } from './source-text.ts';
import { type RulesValue, typeOf } from './values/rules-value.ts';
import { childrenOf } from './walk-expression.ts';

/** The position of an expression; offsets are those of its first and its last character. */
export interface SourcePosition {
  readonly line: number;
  readonly column: number;
  readonly currentOffset: number;
  readonly endOffset: number;
}

/** One expression of the report: its values with their counts, and its parts. */
export interface ExpressionReport {
  readonly sourcePosition: SourcePosition;
  readonly values?: readonly { readonly value: object; readonly count: number }[];
  readonly children?: readonly ExpressionReport[];
}

/** The report of Google's emulator at `:ruleCoverage`; literals are omitted. */
export function coverageReport(
  conditions: readonly Expression[],
  { counts }: ExpressionCounts,
  source: SourceText,
): readonly ExpressionReport[] {
  const reportOn = (expression: Expression): readonly ExpressionReport[] => {
    if (expression.kind === 'literal') return [];
    const values = [...(counts.get(expression)?.values() ?? [])];
    const children = childrenOf(expression).flatMap(reportOn);
    return [
      {
        sourcePosition: positionOf(expression, source),
        ...(values.length > 0 && { values: values.map((value) => valueJson(value, source)) }),
        ...(children.length > 0 && { children }),
      },
    ];
  };
  return conditions.flatMap(reportOn);
}

function positionOf({ start, end }: Expression, source: SourceText): SourcePosition {
  const { line, column } = source.positionOf(start);
  return { line, column, currentOffset: start, endOffset: Math.max(start, end - 1) };
}

function valueJson({ outcome, origin, count }: CountedOutcome, source: SourceText) {
  if (!(outcome instanceof EvaluationError)) return { value: rulesValueJson(outcome), count };
  const sourcePosition = origin && positionOf(origin, source);
  return {
    value: {
      undefined: { ...(sourcePosition && { sourcePosition }), causeMessage: outcome.message },
    },
    count,
  };
}

function rulesValueJson(value: RulesValue): object {
  if (value === null) return { nullValue: null };
  switch (typeof value) {
    case 'boolean':
      return { boolValue: value };
    case 'bigint':
      return { intValue: String(value) };
    case 'number':
      return { floatValue: value };
    case 'string':
      return { stringValue: value };
    default:
      return { [`${typeOf(value)}Value`]: {} };
  }
}
