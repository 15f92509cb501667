/** The messages of log lines that alerts match; the alerts are in operations/. */
export const logMessage = {
  givenUp: 'Event given up',
  drift: 'An aggregate was not what its rows say',
  lateMessages: 'Contact messages were judged without their event',
  pushRefused: 'Push services refused messages',
  jobFailed: 'Job failed',
} as const;
