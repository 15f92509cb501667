import type { BuiltPage } from '../../support/built-pages.ts';
import { initialFiles } from '../../support/initial-files.ts';
import { printTable } from '../support/print-table.ts';
import { measureLoad } from './measure-load.ts';
import { type LoadSummary, summarizeLoads } from './summarize-loads.ts';

export interface LoadsInput {
  readonly siteOrigin: string;
  readonly baselineOrigin: string;
  readonly pages: readonly BuiltPage[];
  readonly runs: number;
}

/** Loads each page and the home page built the usual way, in turn, and prints how they compare. */
export async function compareLoads({ siteOrigin, baselineOrigin, pages, runs }: LoadsInput) {
  const subjects = [
    { name: 'home, built the usual way', url: `${baselineOrigin}/` },
    ...pages.map(({ name, path }) => ({ name, url: siteOrigin + path })),
  ];
  const summaries: LoadSummary[] = [];
  for (const { name, url } of subjects) {
    // Also fills the proxy, as earlier visitors would have.
    const scriptBytes = await bytesOfInitialScripts(url);
    const loads = [];
    for (let run = 0; run < runs; run += 1) loads.push(await measureLoad(url));
    summaries.push(summarizeLoads(name, loads, scriptBytes));
  }
  printLoads(summaries);
  return summaries;
}

async function bytesOfInitialScripts(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  let sum = 0;
  for (const script of initialFiles(html).scripts) {
    const { headers } = await fetch(new URL(script, url), { headers: { 'accept-encoding': 'br' } });
    sum += Number(headers.get('content-length'));
  }
  return sum;
}

function printLoads(summaries: readonly LoadSummary[]): void {
  const [baseline] = summaries;
  printTable(
    'Loading (562 ms, 1.47 Mbps, CPU ×4, applied; medians, CLS the worst)',
    [
      'page',
      'FCP ms',
      'LCP ms',
      '× baseline',
      'TBT ms',
      'CLS',
      'live ms',
      '× baseline',
      'JS at first kB',
      'at first kB (requests)',
      'in all kB (requests)',
    ],
    summaries.map((page) => [
      page.name,
      Math.round(page.fcpMs),
      Math.round(page.lcpMs),
      ratio(page.lcpMs, baseline?.lcpMs),
      Math.round(page.tbtMs),
      page.worstCls === 0 ? '0' : page.worstCls.toFixed(5),
      page.liveMs && Math.round(page.liveMs),
      ratio(page.liveMs, baseline?.liveMs),
      kilobytes(page.initialScriptBytes),
      `${kilobytes(page.initialBytes)} (${page.initialRequests})`,
      `${kilobytes(page.totalBytes)} (${page.totalRequests})`,
    ]),
  );
}

function ratio(value: number | undefined, base: number | undefined): string | undefined {
  return value === undefined || base === undefined ? undefined : (value / base).toFixed(2);
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
