import type { BuiltPage } from '../../../support/built-pages.ts';
import { initialFiles } from '../../../support/initial-files.ts';
import { median, printTable } from '../../support/results.ts';
import { type Load, measureLoad } from './measure-load.ts';

/** The medians of several loads of one page; CLS is the worst of them. */
export interface LoadSummary {
  readonly name: string;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly worstCls: number;
  readonly liveMs: number | undefined;
  readonly loads: readonly Load[];
}

function summarizeLoads(name: string, loads: readonly Load[]): LoadSummary {
  const middle = (pick: (load: Load) => number) => median(loads.map(pick));
  const live = loads.map(({ liveMs }) => liveMs).filter((ms) => ms !== undefined);
  return {
    name,
    fcpMs: middle(({ fcpMs }) => fcpMs),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    worstCls: Math.max(...loads.map(({ cls }) => cls)),
    liveMs: live.length === loads.length ? median(live) : undefined,
    loads,
  };
}

export interface LoadsInput {
  readonly siteOrigin: string;
  readonly baselineOrigin: string;
  readonly pages: readonly BuiltPage[];
  readonly runs: number;
}

/** Alternately loads each page and the home page built the usual way, and prints a comparison. */
export async function compareLoads({ siteOrigin, baselineOrigin, pages, runs }: LoadsInput) {
  const subjects = [
    { name: 'home, built the usual way', url: `${baselineOrigin}/` },
    ...pages.map(({ name, path }) => ({ name, url: siteOrigin + path })),
  ];
  const summaries: LoadSummary[] = [];
  for (const { name, url } of subjects) {
    await fillProxy(url);
    const loads = [];
    for (let run = 0; run < runs; run += 1) loads.push(await measureLoad(url));
    summaries.push(summarizeLoads(name, loads));
  }
  printLoads(summaries);
  return summaries;
}

/** Requests a page and its scripts once, so that the proxy has cached them, as for earlier visitors. */
async function fillProxy(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  for (const script of initialFiles(html).scripts) {
    await fetch(new URL(script, url), { headers: { 'accept-encoding': 'br' } });
  }
}

function printLoads(summaries: readonly LoadSummary[]): void {
  const [baseline] = summaries;
  printTable(
    'Loading (562 ms, 1.47 Mbps, CPU ×4, applied; medians, CLS the worst)',
    ['page', 'FCP ms', 'LCP ms', '× baseline', 'TBT ms', 'CLS', 'live ms', '× baseline'],
    summaries.map((page) => [
      page.name,
      Math.round(page.fcpMs),
      Math.round(page.lcpMs),
      ratio(page.lcpMs, baseline?.lcpMs),
      Math.round(page.tbtMs),
      page.worstCls === 0 ? '0' : page.worstCls.toFixed(5),
      page.liveMs && Math.round(page.liveMs),
      ratio(page.liveMs, baseline?.liveMs),
    ]),
  );
}

function ratio(value: number | undefined, base: number | undefined): string | undefined {
  return value === undefined || base === undefined ? undefined : (value / base).toFixed(2);
}
