/** The fields of one log line, by name. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** A structured log: each call writes one line, an English sentence with its fields. */
export interface Log {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/** Returns the same log with fields that it adds to every line. */
export function withFields(log: Log, shared: LogFields): Log {
  return {
    info: (message, fields) => log.info(message, { ...shared, ...fields }),
    warn: (message, fields) => log.warn(message, { ...shared, ...fields }),
    error: (message, fields) => log.error(message, { ...shared, ...fields }),
  };
}
