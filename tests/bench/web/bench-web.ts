import { defineCommand } from '@dinar/tools/command/command';
import type { Stack } from '@dinar/tools/local/stack';
import { type BuiltPage, pagesOfScreens } from '../../support/built-pages.ts';
import { lowerPriority } from '../support/lower-priority.ts';
import { startBenchStack } from '../support/start-bench-stack.ts';
import { writeResults } from '../support/write-results.ts';
import { askedParts, benchOptions, type Part, parts } from './asked-parts.ts';
import { baselineOrigin } from './baseline/baseline-origin.ts';
import { buildBaseline } from './baseline/build-baseline.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { measureInputs } from './inputs/measure-inputs.ts';
import { compareLoads } from './loads/compare-loads.ts';
import type { LoadSummary } from './loads/summarize-loads.ts';
import { measureNavigation } from './navigation.ts';
import { measureRateToScreen } from './rate-to-screen.ts';
import { stackOrigin } from './stack-origin.ts';

/** `npm run bench:web`: measures the site on a stack of its own, by default one page of each screen. */
export const command = defineCommand({
  name: 'bench:web',
  about: `Mesure le site dans un navigateur. PARTIE : ${parts.join(', ')} ; sans elle, toutes.`,
  words: { label: '[PARTIE…]', least: 0, most: parts.length },
  options: benchOptions,
  async run({ words, options: { runs, inputs, fields, pages = pagesOfScreens() } }) {
    const asked = askedParts(words);
    const stack = await startBenchStack();
    await lowerPriority();
    const site = await startCompressingProxy(stackOrigin(stack.hostingUrl));
    const measures: Record<Part, () => Promise<object>> = {
      loads: async () => ({ loads: await loadsOf({ pages, runs }, site.origin, stack) }),
      navigation: () => measureNavigation(site.origin, runs),
      inputs: () => measureInputs(site.origin, stack, { pages, fields, inputs }),
      'rate-to-screen': () => measureRateToScreen(site.origin, stack),
    };
    try {
      for (const part of asked) await writeResults(`web-${part}`, await measures[part]());
    } finally {
      await site.stop();
      await stack.stop();
    }
    return 0;
  },
});

async function loadsOf(
  { pages, runs }: { readonly pages: readonly BuiltPage[]; readonly runs: number },
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
