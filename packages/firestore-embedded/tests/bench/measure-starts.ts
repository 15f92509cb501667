import { type Candidate, startServer } from './bench-server.ts';
import type { Figure } from './figures.ts';
import { spreadOf } from './quantiles.ts';

const starts = 5;

/** Measures the time from the start of a candidate's process to its first answer. */
export async function measureStarts(
  what: string,
  candidate: Candidate,
  port: number,
): Promise<Figure> {
  const times: number[] = [];
  for (let start = 0; start < starts; start += 1) {
    const server = await startServer(candidate, port);
    times.push(server.startMs);
    await server.stop();
  }
  return { what, unit: 'ms', ...spreadOf(times) };
}

/** Measures the start of Node alone on this machine, which the embedded server's start includes. */
export function measureBareStart(port: number): Promise<Figure> {
  return measureStarts('start of an HTTP server alone in Node', bareServer, port);
}

const bareServer: Candidate = {
  name: 'an HTTP server alone in Node',
  command: (port) => ({
    file: process.execPath,
    args: ['-e', `require('http').createServer((_, to) => to.end()).listen(${port}, '127.0.0.1')`],
  }),
};
