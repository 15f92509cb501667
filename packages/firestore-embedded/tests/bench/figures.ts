/** A measured value of one server, for one line of the table. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly median: number;
  /** Absent if there is only one value. */
  readonly p99?: number;
}

export interface Column {
  readonly server: string;
  readonly figures: readonly Figure[];
}

/** A figure of several samples, in their unit. */
export function figureOf(what: string, unit: string, samples: readonly number[]): Figure {
  const sorted = samples.toSorted((left, right) => left - right);
  const quantile = (share: number) =>
    sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
  return { what, unit, median: quantile(0.5), p99: quantile(0.99) };
}

/** Returns a table of the servers side by side. */
export function tableOf(columns: readonly Column[]): string {
  const names = [...new Set(columns.flatMap(({ figures }) => figures.map(({ what }) => what)))];
  const rows = names.map((what) => [
    what,
    ...columns.map(({ figures }) => cellOf(figures.find((figure) => figure.what === what))),
  ]);
  const all = [['', ...columns.map(({ server }) => server)], ...rows];
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n');
}

/** Returns a line for one figure. */
export function describeFigure(figure: Figure): string {
  return `${figure.what}: ${cellOf(figure)}`;
}

function cellOf(figure: Figure | undefined): string {
  if (figure === undefined) return '–';
  const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
  const p99 = figure.p99 === undefined ? '' : ` (p99 ${rounded(figure.p99)})`;
  return `${rounded(figure.median)} ${figure.unit}${p99}`;
}
