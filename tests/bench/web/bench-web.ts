import { parseArgs } from 'node:util';
import { type BuiltPage, builtPages, pagesOfScreens } from '../../support/built-pages.ts';
import { startBenchStack } from '../support/start-bench-stack.ts';
import { writeResults } from '../support/write-results.ts';
import { baselineOrigin } from './baseline/baseline-origin.ts';
import { buildBaseline } from './baseline/build-baseline.ts';
import { compareLoads } from './compare-loads.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { listTasks } from './list-tasks.ts';
import { measureInteractions } from './measure-interactions.ts';
import { measureWriteLatency } from './measure-write-latency.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { stackOrigin } from './stack-origin.ts';

const parts = ['loads', 'tasks', 'interactions', 'latency', 'lighthouse'] as const;

/**
 * `npm run bench:web -- [--runs 3] [--pages home,bank] [part…]`: measures the site on a stack of its
 * own, by default one page of each screen.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, pages: { type: 'string' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) throw new Error(`No part "${unknown}"; there are ${parts.join(', ')}`);
  const pages = pagesNamed(values.pages);
  const wanted = new Set<string>(positionals.length > 0 ? positionals : parts);
  const stack = await startBenchStack();
  const site = await startCompressingProxy(stackOrigin(stack.hostingUrl));
  try {
    if (wanted.has('loads')) {
      const folder = await buildBaseline();
      const baseline = await startCompressingProxy(baselineOrigin(folder, stack));
      const origins = { siteOrigin: site.origin, baselineOrigin: baseline.origin };
      const loads = await compareLoads({ ...origins, pages, runs: Number(values.runs) });
      await baseline.stop();
      await writeResults('web-loads', { loads });
    }
    if (wanted.has('tasks')) {
      await writeResults('web-tasks', { pages: await listTasks(site.origin, pages) });
    }
    if (wanted.has('latency')) {
      await writeResults('web-latency', await measureWriteLatency(site.origin, stack));
    }
    if (wanted.has('interactions')) {
      await writeResults('web-interactions', await measureInteractions(site.origin, stack));
    }
    if (wanted.has('lighthouse')) {
      await writeResults('web-lighthouse', { reports: await runLighthouse(site.origin, pages) });
    }
  } finally {
    await site.stop();
    await stack.stop();
  }
}

function pagesNamed(names: string | undefined): readonly BuiltPage[] {
  if (names === undefined) return pagesOfScreens();
  return names.split(',').map((name) => {
    const page = builtPages().find((one) => one.name === name);
    if (!page) throw new Error(`No page "${name}"; the route table has the names`);
    return page;
  });
}

await main();
