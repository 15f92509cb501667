import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { browserFlags } from '../../support/browser-flags.ts';
import type { BuiltPage } from '../../support/built-pages.ts';
import { printTable } from '../support/print-table.ts';
import { browserPath } from './open-page.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseReport {
  readonly page: string;
  /** 0 to 100. */
  readonly scores: Readonly<Record<string, number>>;
  readonly metrics: Readonly<Record<string, number | undefined>>;
  /** Audits below 100 that count towards a score. */
  readonly failing: readonly string[];
}

/** Runs Lighthouse's mobile preset on every built page, by throttling that is applied: what is computed understates a page from this machine. */
export async function runLighthouse(
  siteOrigin: string,
  pages: readonly BuiltPage[],
): Promise<LighthouseReport[]> {
  const reports: LighthouseReport[] = [];
  for (const { name, path } of pages) {
    reports.push(reportOf(name, await audit(siteOrigin + path)));
  }
  printReports(reports);
  return reports;
}

// What stays open, such as the listener, must not hold a run for the 45 s that are usual.
const maxWaitForLoad = 20_000;

async function audit(url: string): Promise<Result> {
  // Not Playwright's browser: Lighthouse waits for ever for the page it opens there.
  const browser = await launch({
    chromePath: await browserPath(),
    chromeFlags: ['--headless=new', ...browserFlags],
  });
  try {
    const flags: Flags = {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      throttlingMethod: 'devtools',
      maxWaitForLoad,
    };
    const result = await lighthouse(url, flags);
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
    return result.lhr;
  } finally {
    browser.kill();
  }
}

function reportOf(page: string, result: Result): LighthouseReport {
  const scoreOf = (id: string) => Math.round(100 * (result.categories[id]?.score ?? 0));
  const counting = categories.flatMap((id) => result.categories[id]?.auditRefs ?? []);
  const failing = counting
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id} (${Math.round(100 * (result.audits[id]?.score ?? 0))})`);
  const metric = (id: string) => result.audits[id]?.numericValue;
  return {
    page,
    scores: Object.fromEntries(categories.map((id) => [id, scoreOf(id)])),
    metrics: {
      fcp: metric('first-contentful-paint'),
      lcp: metric('largest-contentful-paint'),
      tbt: metric('total-blocking-time'),
      cls: metric('cumulative-layout-shift'),
      speedIndex: metric('speed-index'),
    },
    failing,
  };
}

function printReports(reports: readonly LighthouseReport[]): void {
  printTable(
    'Lighthouse 12, mobile preset (throttling applied by the browser)',
    ['page', ...categories, 'FCP', 'LCP', 'TBT', 'SI', 'failing audits (score)'],
    reports.map(({ page, scores, metrics, failing }) => [
      page,
      ...categories.map((id) => scores[id]),
      ...[metrics.fcp, metrics.lcp, metrics.tbt, metrics.speedIndex].map(
        (ms) => ms && Math.round(ms),
      ),
      failing.join(', ') || 'none',
    ]),
  );
}
