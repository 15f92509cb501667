import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { fromRoot } from '@dinar/tools/command/project-root';

/** The smallest value that `share` (0 to 1) of the values do not exceed; throws for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = Math.max(0, Math.ceil(share * sorted.length) - 1);
  const value = sorted[rank];
  if (value === undefined) throw new RangeError('There is no percentile of nothing');
  return value;
}

/** The middle value, or the lower of the two middle values of an even number. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

type Cell = string | number | undefined;

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

/**
 * Writes the results of a bench, with its machine and date, to `.local/bench/{name}.json`. A load far above
 * the bench's own shows that the machine was busy.
 */
export async function writeResults(name: string, results: object): Promise<void> {
  const folder = fromRoot('.local/bench');
  await mkdir(folder, { recursive: true });
  const machine = {
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    node: process.version,
    loadAverage: loadavg(),
  };
  const content = { name, date: new Date().toISOString(), machine, ...results };
  await writeFile(`${folder}/${name}.json`, `${JSON.stringify(content, null, 2)}\n`);
  console.log(`\nWritten: .local/bench/${name}.json`);
}
