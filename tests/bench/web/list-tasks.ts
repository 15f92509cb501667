import type { BuiltPage } from '../../support/built-pages.ts';
import { printTable } from '../support/print-table.ts';
import { traceTasks } from './trace-tasks.ts';

const longMs = 50;

/** Prints what keeps each page from answering after its first paint, and what it does meanwhile. */
export async function listTasks(siteOrigin: string, pages: readonly BuiltPage[]) {
  const traced = [];
  for (const { name, path } of pages) {
    traced.push({ page: name, tasks: await traceTasks(siteOrigin + path, longMs) });
  }
  printTable(
    `Tasks of more than ${longMs} ms after the first paint, by processor time at CPU ×4`,
    ['page', 'at ms', 'ms', 'processor ms', 'own time of'],
    traced.flatMap(({ page, tasks }) =>
      tasks.map(({ startMs, durationMs, processorMs, work }) => [
        page,
        Math.round(startMs),
        Math.round(durationMs),
        Math.round(processorMs),
        work.map(({ what, ms }) => `${what} ${Math.round(ms)}`).join(', '),
      ]),
    ),
  );
  return traced;
}
