/** Reports an event of the server in words, with its details; the level is `info` by default. */
export type Log = (
  event: string,
  details?: Readonly<Record<string, unknown>>,
  level?: 'info' | 'warn' | 'error',
) => void;

/** Writes each event as a line of JSON. */
export function jsonLog(write: (line: string) => void): Log {
  return (event, details = {}, level = 'info') =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...details }));
}
