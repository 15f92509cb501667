import type { SourceHealth, SourceState } from '@dinar/domain/documents/health-document';
import { countLines } from '@dinar/domain/format/count-lines';
import type { JobResult } from '@dinar/functions/jobs/run-job';

const inWords: Readonly<Record<SourceState, string>> = {
  stored: 'lu',
  unchanged: 'inchangé',
  waiting: 'pas encore publié',
  failed: 'échec',
};

/** Formats a run: one line for its outcome, then one line for each source. */
export function describeRun(name: string, { ok, report }: JobResult): string {
  const outcome = ok ? countLines(report.rows, 'écrite', 'ligne') : 'échec';
  const sources = Object.entries(report.sources ?? {}).map(
    ([source, health]) => `  ${source} : ${describeSource(health)}\n`,
  );
  return `${name} : ${outcome}.\n${sources.join('')}`;
}

function describeSource({ state, rows, refused, reason }: SourceHealth): string {
  const counts = state === 'stored' ? `, ${countLines(rows, 'écrite', 'ligne')}` : '';
  const refusals = refused === 0 ? '' : `, ${countLines(refused, 'refusée', 'ligne')}`;
  return `${inWords[state]}${counts}${refusals}${reason === undefined ? '' : `. ${reason}`}`;
}
