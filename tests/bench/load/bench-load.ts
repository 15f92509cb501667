import { parseArgs } from 'node:util';
import { withoutProxyForLocal } from '@dinar/local-run/emulators/local-environment';
import { printTable } from '../support/print-table.ts';
import { writeResults } from '../support/write-results.ts';
import { measureLoad } from './measure-load.ts';

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '1000' },
    processes: { type: 'string', default: '8' },
    moves: { type: 'string', default: '10' },
    port: { type: 'string', default: '8580' },
  },
});

// More would be a test of this machine, not of the site.
const most = { visitors: 2000, processes: 16, moves: 100 };

function bounded(name: keyof typeof most): number {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 1 && number <= most[name]) return number;
  throw new RangeError(`--${name} is a whole number from 1 to ${most[name]}`);
}

const startedAt = performance.now();
// How far a run has come, for who waits for it.
const report = (what: string) =>
  console.error(`${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${what}`);

Object.assign(process.env, withoutProxyForLocal(process.env));
const figures = await measureLoad({
  visitors: bounded('visitors'),
  processes: bounded('processes'),
  moves: bounded('moves'),
  port: Number(values.port),
  report,
});
printTable(
  `${figures.visitors} visitors, ${figures.processes} processes`,
  ['figure', 'value'],
  Object.entries(figures).map(([name, value]) => [name, value]),
);
await writeResults('load', figures);
