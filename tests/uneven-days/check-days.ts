import { parseArgs } from 'node:util';
import { checkState } from './check-state.ts';
import { addresses } from './pages/addresses.ts';
import { openRenderer } from './pages/open-renderer.ts';
import { type Finding, inWords } from './rules/finding.ts';
import { namedStates } from './states/named-states.ts';
import { randomState } from './states/random-state.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    count: { type: 'string', default: '1' },
    name: { type: 'string' },
    page: { type: 'string' },
  },
});

const states =
  values.seed === undefined
    ? namedStates.filter(({ name }) => name.includes(values.name ?? ''))
    : Array.from({ length: Number(values.count) }, (_, index) =>
        randomState(Number(values.seed) + index),
      );
const asked = addresses.filter(({ url }) => values.page === undefined || url === values.page);

const renderer = await openRenderer();
const findings: Finding[] = [];
let [pages, numbers] = [0, 0];
for (const state of states) {
  const outcome = checkState(renderer, state, asked);
  pages += outcome.pages;
  numbers += outcome.numbers;
  findings.push(...outcome.findings);
}
for (const finding of findings) console.log(inWords(finding));
console.log(
  `${states.length} days, ${pages} pages, ${numbers} numbers read, ${findings.length} violations`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
