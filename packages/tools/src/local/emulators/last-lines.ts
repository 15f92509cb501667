import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The last lines of a process's output, as they come; `hear` gets each of them. */
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
