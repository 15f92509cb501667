import type { Expression } from './ast.ts';
import { EvaluationError } from './evaluation-error.ts';
import { childrenOf } from './rules-syntax.ts';
import type { SourceText } from './source-text.ts';
import { type RulesValue, typeOf } from './values/rules-value.ts';

/** One outcome of an expression and its count. */
export interface CountedOutcome {
  /** For lists, maps and the like only the type is counted; the first one represents all. */
  readonly outcome: RulesValue | EvaluationError;
  count: number;
}

/** Above this number of different values of one expression, new values are not counted. */
const maxOutcomes = 100;

/** Counts outcomes per expression while rules are evaluated, for the coverage report. */
export class ExpressionCounts {
  readonly counts = new Map<Expression, Map<string, CountedOutcome>>();

  record(expression: Expression, outcome: RulesValue | EvaluationError): void {
    const outcomes = this.counts.get(expression) ?? new Map<string, CountedOutcome>();
    this.counts.set(expression, outcomes);
    const key = keyOf(outcome);
    const counted = outcomes.get(key);
    if (counted !== undefined) counted.count += 1;
    else if (outcomes.size < maxOutcomes) outcomes.set(key, { outcome, count: 1 });
  }
}

/** A limit, so that the report uses little memory for any values. */
const maxReportedLength = 200;

function keyOf(outcome: RulesValue | EvaluationError): string {
  if (outcome instanceof EvaluationError)
    return `error ${outcome.message.slice(0, maxReportedLength)}`;
  const isLong = typeof outcome === 'string' && outcome.length > maxReportedLength;
  if (isLong || (typeof outcome === 'object' && outcome !== null)) return typeOf(outcome);
  return `${typeOf(outcome)} ${outcome}`;
}

/** The position of an expression; offsets are those of its first and its last character. */
interface SourcePosition {
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
        ...(values.length > 0 && { values: values.map(valueJson) }),
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

function valueJson({ outcome, count }: CountedOutcome) {
  const isError = outcome instanceof EvaluationError;
  const value = isError
    ? { undefined: { causeMessage: outcome.message } }
    : rulesValueJson(outcome);
  return { value, count };
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
