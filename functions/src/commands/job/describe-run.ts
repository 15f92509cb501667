import type { SourceHealth } from '@dinar/domain/documents/health-document';
import type { JobResult } from '../../jobs/run-job.ts';

/** A run as printed: what it wrote in one line, then one line for each source. */
export function describeRun(name: string, { ok, report }: JobResult): string {
  const outcome = ok ? `${count(report.rows, 'row')} written` : 'failed';
  const sources = Object.entries(report.sources ?? {}).map(
    ([source, health]) => `  ${source}: ${describeSource(health)}\n`,
  );
  return `${name}: ${outcome}.\n${sources.join('')}`;
}

function describeSource({ state, rows, refused, reason }: SourceHealth): string {
  const counts = state === 'stored' ? ` ${count(rows, 'row')}` : '';
  const refusals = refused === 0 ? '' : `, ${count(refused, 'row')} refused`;
  return `${state}${counts}${refusals}${reason === undefined ? '' : `. ${reason}`}`;
}

function count(number: number, noun: string): string {
  return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
