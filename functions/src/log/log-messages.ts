/** The messages of log lines that operators' alerts look for: operations/ has the alerts. */
export const logMessage = {
  givenUp: 'Event given up',
  drift: 'An aggregate was not what its rows say',
  jobFailed: 'Job failed',
} as const;
