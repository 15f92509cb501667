/** One expression of the report at `:ruleCoverage`, with the fields used here. */
export interface CoveredExpression {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset: number;
    /** The offset of its last character. */
    readonly endOffset: number;
  };
  /** Its outcomes; `undefined` is an error. */
  readonly values?: readonly {
    readonly value: { readonly boolValue?: boolean; readonly undefined?: object };
  }[];
  readonly children?: readonly CoveredExpression[];
}

/** Lists the expressions that no request reached, and the conditions that had one outcome. */
export function uncovered(content: string, report: readonly CoveredExpression[]): string[] {
  return report.flatMap((expression) => {
    const { sourcePosition, values = [], children = [] } = expression;
    const { line, currentOffset, endOffset } = sourcePosition;
    const lack = lackOf(values);
    const text = content.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ');
    return [
      ...(lack === undefined ? [] : [`L${line} ${lack}: ${text}`]),
      ...uncovered(content, children),
    ];
  });
}

function lackOf(values: NonNullable<CoveredExpression['values']>): string | undefined {
  if (values.length === 0) return 'never evaluated';
  const outcomes = values.flatMap(({ value }) => (value.undefined ? [] : [value.boolValue]));
  // A field that a stranger sent is not a condition, although it may be true once.
  if (outcomes.includes(undefined)) return undefined;
  if (!outcomes.includes(true)) return 'never true';
  return outcomes.includes(false) ? undefined : 'never false';
}
