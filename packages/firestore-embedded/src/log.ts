/** The levels of importance, least first. */
export const logLevels = ['debug', 'info', 'warn', 'error'] as const;

export type LogLevel = (typeof logLevels)[number];

/** Reports an event of the server in words, with its details; the level is `info` by default. */
export type Log = (
  event: string,
  details?: Readonly<Record<string, unknown>>,
  level?: LogLevel,
) => void;

/** Writes each event of the given level or above as a line of JSON. */
export function jsonLog(least: LogLevel, write: (line: string) => void): Log {
  const first = logLevels.indexOf(least);
  return (event, details = {}, level = 'info') => {
    if (logLevels.indexOf(level) < first) return;
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...details }));
  };
}
