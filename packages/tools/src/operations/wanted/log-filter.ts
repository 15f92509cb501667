/** The log search of an alert. */
export interface LogSearch {
  readonly message: string;
  readonly severity: 'WARNING' | 'ERROR';
  /** Limits the search to lines of these jobs. */
  readonly jobs?: readonly string[];
}

/**
 * Returns the search in Cloud Logging's query language. It matches a part of a line's message, because the
 * functions' logger writes the message of an error between "Error: " and a stack trace.
 * https://cloud.google.com/logging/docs/view/logging-query-language
 */
export function logFilter({ message, severity, jobs }: LogSearch): string {
  return [
    // Second-generation functions are Cloud Run services.
    'resource.type="cloud_run_revision"',
    `severity>=${severity}`,
    `jsonPayload.message:${JSON.stringify(message)}`,
    ...(jobs ? [`jsonPayload.job=(${jobs.map((job) => JSON.stringify(job)).join(' OR ')})`] : []),
  ].join(' AND ');
}
