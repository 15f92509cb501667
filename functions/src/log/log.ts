/** Facts of one log line, by name. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** A structured log: one line a call, an English sentence and its facts. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** The same log with facts that every line carries. */
export function withFields(log: Log, shared: LogFields): Log {
  return {
    info: (message, fields) => log.info(message, { ...shared, ...fields }),
    warn: (message, fields) => log.warn(message, { ...shared, ...fields }),
    error: (message, fields) => log.error(message, { ...shared, ...fields }),
  };
}
