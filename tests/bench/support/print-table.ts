export type Cell = string | number | undefined;

/** Prints rows as a Markdown table, ready for docs/measurements.md, with a dash for a missing value. */
export function printTable(title: string, header: readonly string[], rows: readonly Cell[][]) {
  const lines = [header, header.map(() => '---'), ...rows.map((row) => row.map(cellText))];
  console.log(`\n### ${title}\n`);
  for (const line of lines) console.log(`| ${line.join(' | ')} |`);
}

function cellText(cell: Cell): string {
  if (cell === undefined) return '–';
  if (typeof cell === 'string') return cell;
  return Number.isInteger(cell) ? String(cell) : cell.toFixed(Math.abs(cell) < 10 ? 2 : 0);
}
