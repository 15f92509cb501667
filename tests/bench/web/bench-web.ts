import { defineCommand } from '@dinar/tools/command/command';
import { misuse, oneOf, option, wholeNumber } from '@dinar/tools/command/options';
import type { Stack } from '@dinar/tools/local/stack';
import { type BuiltPage, pagesOfScreens } from '../../support/built-pages.ts';
import { startTestStack } from '../../support/test-stack.ts';
import { lowerPriority } from '../support/lower-priority.ts';
import { writeResults } from '../support/results.ts';
import { baselineOrigin } from './baseline/baseline-origin.ts';
import { buildBaseline } from './baseline/build-baseline.ts';
import { startCompressingProxy } from './compressing-proxy.ts';
import { fieldsOfPages } from './inputs/fields.ts';
import { measureInputs } from './inputs/measure-inputs.ts';
import type { LoadSummary } from './loads/compare-loads.ts';
import { compareLoads } from './loads/compare-loads.ts';
import { measureRateToScreen } from './rate-to-screen.ts';
import { stackOrigin } from './stack-origin.ts';

const parts = ['loads', 'inputs', 'rate-to-screen'] as const;

type Part = (typeof parts)[number];

const fieldNames = [...new Set(Object.values(fieldsOfPages).flatMap(Object.keys))];

/** The options of `npm run bench:web`. */
const benchOptions = {
  runs: wholeNumber('chargements de chaque page', {
    least: 1,
    most: 1000,
    absent: 3,
  }),
  inputs: wholeNumber('saisies dans chaque champ', { least: 1, most: 10_000, absent: 200 }),
  pages: option('PAGES', 'ces pages seulement, séparées par des virgules', (given) =>
    given.split(',').map(pageNamed),
  ),
  fields: option('CHAMPS', 'ces champs seulement, séparés par des virgules', (given) =>
    given.split(',').map((name) => oneOf(fieldNames, name, '--fields')),
  ),
};

/** The named parts in their own order; all parts when none is named. */
function askedParts(words: readonly string[]): readonly Part[] {
  const named = words.map((word) => oneOf(parts, word, 'PARTIE'));
  return named.length === 0 ? parts : parts.filter((part) => named.includes(part));
}

function pageNamed(name: string): BuiltPage {
  const pages = pagesOfScreens();
  const page = pages.find((one) => one.name === name);
  if (page) return page;
  const names = pages.map((one) => one.name).join(', ');
  throw misuse(`--pages : « ${name} » n'existe pas ; au choix ${names}.`);
}

/** `npm run bench:web`: measures the site on a stack of its own, by default one page of each screen. */
export const command = defineCommand({
  name: 'bench:web',
  about: `Mesure le site dans un navigateur. PARTIE : ${parts.join(', ')} ; sans elle, toutes.`,
  words: { label: '[PARTIE…]', least: 0, most: parts.length },
  options: benchOptions,
  async run({ words, options: { runs, inputs, fields, pages = pagesOfScreens() } }) {
    const asked = askedParts(words);
    const { stack } = await startTestStack();
    const site = await startCompressingProxy(stackOrigin(stack.hostingUrl));
    const measures: Record<Part, () => Promise<object>> = {
      loads: async () => ({ loads: await loadsOf({ pages, runs }, site.origin, stack) }),
      inputs: () => measureInputs(site.origin, stack, { pages, fields, inputs }),
      'rate-to-screen': () => measureRateToScreen(site.origin, stack),
    };
    try {
      await lowerPriority();
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
