/** The share of page visits that report their errors. */
const sampledShare = 0.25;
const maxReports = 3;

/** Reports the first errors of some visits to the site's operators. */
export function reportErrors(): void {
  if (Math.random() >= sampledShare) return;
  let reports = 0;
  const report = (error: unknown) => {
    reports += 1;
    if (reports > maxReports) return;
    import('./send-error-report.ts').then(
      ({ sendErrorReport }) => sendErrorReport(error),
      (reason: unknown) => console.info('This error is not reported:', reason),
    );
  };
  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
