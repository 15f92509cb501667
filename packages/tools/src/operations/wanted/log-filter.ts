/** An alert's search in the log of the functions. */
export interface LogSearch {
  readonly message: string;
  readonly severity: 'WARNING' | 'ERROR';
  /** Only lines of these jobs. */
  readonly jobs?: readonly string[];
}

/**
 * The search in Cloud Logging's language. A message is looked for within the line's: of an error the
 * functions' logger writes it between "Error: " and a stack.
 * https://cloud.google.com/logging/docs/view/logging-query-language
 */
export function logFilter({ message, severity, jobs }: LogSearch): string {
  return [
    // Functions of the second generation are services of Cloud Run.
    'resource.type="cloud_run_revision"',
    `severity>=${severity}`,
    `jsonPayload.message:${JSON.stringify(message)}`,
    ...(jobs ? [`jsonPayload.job=(${jobs.map((job) => JSON.stringify(job)).join(' OR ')})`] : []),
  ].join(' AND ');
}
