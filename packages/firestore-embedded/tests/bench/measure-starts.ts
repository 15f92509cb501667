import { type Candidate, startServer } from './bench-server.ts';
import type { Figure } from './figures.ts';
import { spreadOf } from './quantiles.ts';

const starts = 5;

/** From the start of a candidate's process to its first answer. */
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

/** The time that Node alone needs on this machine now: the embedded server's start includes it. */
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
