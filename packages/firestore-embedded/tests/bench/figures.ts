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

/** Returns a table of the servers side by side, with the ratio of the last one's value to the first's. */
export function tableOf(columns: readonly Column[]): string {
  const names = [...new Set(columns.flatMap(({ figures }) => figures.map(({ what }) => what)))];
  const header = [
    '',
    ...columns.map(({ server }) => server),
    ...(columns.length > 1 ? ['ratio'] : []),
  ];
  const rows = names.map((what) => {
    const found = columns.map(({ figures }) => figures.find((figure) => figure.what === what));
    return [what, ...found.map(cellOf), ...(columns.length > 1 ? [ratioOf(found)] : [])];
  });
  return layOut([header, ...rows]);
}

/** Returns a line for one figure. */
export function describeFigure(figure: Figure): string {
  return `${figure.what}: ${cellOf(figure)}`;
}

function cellOf(figure: Figure | undefined): string {
  if (figure === undefined) {
    return '–';
  }
  const p99 = figure.p99 === undefined ? '' : ` (p99 ${rounded(figure.p99)})`;
  return `${rounded(figure.median)} ${figure.unit}${p99}`;
}

function ratioOf(found: readonly (Figure | undefined)[]): string {
  const [first] = found;
  const last = found.at(-1);
  return first === undefined || last === undefined
    ? '–'
    : `× ${rounded(last.median / first.median)}`;
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

function layOut(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return lines.join('\n');
}
