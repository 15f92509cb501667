import type { Stack } from '@dinar/local-run/stack';
import type { BuiltPage } from '../../support/built-pages.ts';
import { standBack } from '../support/stand-back.ts';
import { startBenchStack } from '../support/start-bench-stack.ts';
import { watchStolenTime } from '../support/stolen-time.ts';
import { writeResults } from '../support/write-results.ts';
import { type Asked, askedParts, type Part, usage } from './asked-parts.ts';
import { baselineOrigin } from './baseline/baseline-origin.ts';
import { buildBaseline } from './baseline/build-baseline.ts';
import { compareLoads } from './compare-loads.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { listTasks } from './list-tasks.ts';
import { measureInteractions } from './measure-interactions.ts';
import { measureWriteLatency } from './measure-write-latency.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { stackOrigin } from './stack-origin.ts';
import type { LoadSummary } from './summarize-loads.ts';

/** Measures the site on a stack of its own, by default one page of each screen. */
async function main({ parts, pages, runs }: Asked): Promise<void> {
  const stack = await startBenchStack();
  await standBack();
  const site = await startCompressingProxy(stackOrigin(stack.hostingUrl));
  const measures: Record<Part, () => Promise<object>> = {
    loads: async () => ({ loads: await loadsOf(pages, runs, site.origin, stack) }),
    tasks: async () => ({ pages: await listTasks(site.origin, pages) }),
    latency: () => measureWriteLatency(site.origin, stack),
    interactions: () => measureInteractions(site.origin, stack),
    lighthouse: async () => ({ reports: await runLighthouse(site.origin, pages) }),
  };
  try {
    for (const part of parts) {
      const stolenTime = await watchStolenTime();
      const results = await measures[part]();
      const stolen = await stolenTime();
      if (stolen)
        console.log(`The host took ${Math.round(stolen.share * 100)} % of the processor time`);
      await writeResults(`web-${part}`, { ...results, stolen });
    }
  } finally {
    await site.stop();
    await stack.stop();
  }
}

async function loadsOf(
  pages: readonly BuiltPage[],
  runs: number,
  siteOrigin: string,
  stack: Stack,
): Promise<readonly LoadSummary[]> {
  const baseline = await startCompressingProxy(baselineOrigin(await buildBaseline(), stack));
  try {
    return await compareLoads({ siteOrigin, baselineOrigin: baseline.origin, pages, runs });
  } finally {
    await baseline.stop();
  }
}

function asked(): Asked {
  try {
    return askedParts(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}

await main(asked());
