import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Returns a live list of the last lines of a process's output; calls `hear` with each line. */
export function lastLinesOf(
  streams: readonly Readable[],
  limit: number,
  hear: (line: string) => void = () => {},
): readonly string[] {
  const lines: string[] = [];
  for (const input of streams) {
    createInterface({ input }).on('line', (line) => {
      if (line.trim() === '') return;
      lines.push(line);
      lines.splice(0, lines.length - limit);
      hear(line);
    });
  }
  return lines;
}
