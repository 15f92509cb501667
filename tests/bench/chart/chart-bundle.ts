import type { HistorySeries } from '@dinar/domain/rates/history-series';
import { fromRoot } from '@dinar/tools/command/project-root';
import { build } from 'esbuild';

/** The production code of the comparator's chart with the React that renders it. */
interface ChartCode {
  readonly HistoryChart: (props: ChartProps) => unknown;
  readonly createElement: (type: ChartCode['HistoryChart'], props: ChartProps) => object;
}

export interface ChartProps {
  readonly code: 'EUR';
  readonly series: HistorySeries;
  readonly isLong: boolean;
}

export interface ServerCode extends ChartCode {
  readonly renderToString: (element: object) => string;
}

export interface BrowserCode extends ChartCode {
  readonly createRoot: (container: Element) => { render(element: object): void };
  readonly flushSync: (work: () => void) => void;
}

const chart = `export { createElement } from 'react';
export { HistoryChart } from './src/features/comparator/history-chart.tsx';`;

/** Bundles the chart for Node and returns the file to import. */
export async function bundleForServer(): Promise<string> {
  const outfile = fromRoot('.local/bench/chart/server.mjs');
  const server = `export { renderToString } from 'react-dom/server.edge';`;
  await build({ ...options(server), platform: 'node', format: 'esm', outfile });
  return outfile;
}

/** Bundles the chart as a script that sets `window.chart`, with its style sheet. */
export async function bundleForBrowser(): Promise<{
  readonly script: string;
  readonly css: string;
}> {
  const roots = `export { createRoot } from 'react-dom/client';
export { flushSync } from 'react-dom';`;
  const { outputFiles } = await build({
    ...options(roots),
    platform: 'browser',
    format: 'iife',
    globalName: 'chart',
    minify: true,
    outfile: 'chart.js',
    write: false,
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return { script: textOf('.js'), css: textOf('.css') };
}

function options(react: string) {
  return {
    stdin: { contents: `${chart}\n${react}`, resolveDir: fromRoot('web') },
    bundle: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  } as const;
}
