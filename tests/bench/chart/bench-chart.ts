import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { defineCommand } from '@dinar/tools/command/command';
import { wholeNumber } from '@dinar/tools/command/options';
import { median, printTable, writeResults } from '../support/results.ts';
import { openPage, slowPhone } from '../web/open-page.ts';
import {
  type BrowserCode,
  bundleForBrowser,
  bundleForServer,
  type ChartProps,
  type ServerCode,
} from './chart-bundle.ts';
import { longSeries } from './chart-series.ts';

declare global {
  interface Window {
    readonly chart: BrowserCode;
  }
}

const spans = { '22 years': 'all', '30 days': 'month' } as const;

/** `npm run bench:chart`: times the comparator's chart for 22 years of days and for 30 days. */
export const command = defineCommand({
  name: 'bench:chart',
  about: 'Mesure le rendu de la courbe sur 22 ans, à côté de celle de 30 jours.',
  options: { runs: wholeNumber('rendus de chaque courbe', { least: 1, most: 1000, absent: 15 }) },
  async run({ options: { runs } }) {
    const rows = [];
    for (const [name, span] of Object.entries(spans)) {
      const series = longSeries(span);
      const props = { code: 'EUR', series, isLong: span === 'all' } as const;
      const days = series.segments.flat().length;
      rows.push({
        name,
        days,
        server: await onServer(props, runs),
        page: await inPage(props, runs),
      });
    }
    printTable(
      `The chart's rendering (ms): the server's, and on a page that shows a week, from its call to the next frame at CPU ×${slowPhone.cpuSlowdown}`,
      ['span', 'days', 'server, median', 'server, worst', 'page, median', 'page, worst'],
      rows.map(({ name, days, server, page }) => [
        name,
        days,
        ...[server, page].flatMap((all) => [median(all), Math.max(...all)]),
      ]),
    );
    await writeResults('chart', { rows });
    return 0;
  },
});

async function onServer(props: ChartProps, runs: number): Promise<readonly number[]> {
  const server: ServerCode = await import(pathToFileURL(await bundleForServer()).href);
  return Array.from({ length: runs }, () => {
    const startedAt = performance.now();
    server.renderToString(server.createElement(server.HistoryChart, props));
    return performance.now() - startedAt;
  });
}

/** Measures in a browser the change from the last week to another span. */
async function inPage(props: ChartProps, runs: number): Promise<readonly number[]> {
  const first = { ...props, series: longSeries('week'), isLong: false };
  const { script, css } = await bundleForBrowser();
  const html = `<!doctype html><style>${css}</style><div id="root"></div><script>${script}</script>`;
  const { page, close } = await openPage('phone', false);
  const durationsMs: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      await page.emulateCPUThrottling(1);
      await page.goto('about:blank');
      await page.setContent(html);
      await page.emulateCPUThrottling(slowPhone.cpuSlowdown);
      // Waits for work left over from loading.
      await sleep(500);
      durationsMs.push(await page.evaluate(renderOnce, { first, props }));
    }
  } finally {
    await close();
  }
  return durationsMs;
}

/** Runs in the page: replaces a chart by another and returns the ms to the end of the next frame. */
function renderOnce({ first, props }: Record<'first' | 'props', ChartProps>): Promise<number> {
  const { createElement, createRoot, flushSync, HistoryChart } = window.chart;
  const container = document.querySelector('#root');
  if (!container) throw new Error('The page has no root');
  const root = createRoot(container);
  flushSync(() => root.render(createElement(HistoryChart, first)));
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const startedAt = performance.now();
      flushSync(() => root.render(createElement(HistoryChart, props)));
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - startedAt);
      port2.postMessage(undefined);
    });
  });
}
