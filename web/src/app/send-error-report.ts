import {
  type ErrorReport,
  errorReportPath,
  withoutPersonalData,
} from '@dinar/site/delivery/error-report';
import { pageAt } from '@dinar/site/pages/page';

/** Sends an error of the site's own scripts to the site; ignores those of a visitor's extensions. */
export async function sendErrorReport(error: unknown): Promise<void> {
  const report = errorReport(error, location);
  if (!report) return;
  try {
    await fetch(errorReportPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    });
  } catch (reason) {
    // Not an error of its own, which would be reported again.
    console.info('This error is not reported:', reason);
  }
}

/** Returns the report of an error; undefined if no script of the site took part in it. */
export function errorReport(
  error: unknown,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): ErrorReport | undefined {
  if (!(error instanceof Error)) return undefined;
  const [place] = /\/assets\/[\w.-]+:\d+:\d+/.exec(error.stack ?? '') ?? [];
  if (place === undefined) return undefined;
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return {
    name: error.name,
    message: withoutPersonalData(error.message + cause),
    place,
    page: pageAt(pathname, new URLSearchParams(search))?.kind ?? '',
  };
}
