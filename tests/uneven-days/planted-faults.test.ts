import { beforeAll, expect, test } from 'vitest';
import { checkState, type Plants } from './check-state.ts';
import { addresses } from './pages/addresses.ts';
import { openRenderer } from './pages/open-renderer.ts';
import { documentFaults } from './planted/document-faults.ts';
import { htmlFaults } from './planted/html-faults.ts';
import type { PlantedFault } from './planted/planted-fault.ts';
import { namedStates } from './states/named-states.ts';

let renderer: Awaited<ReturnType<typeof openRenderer>>;

beforeAll(async () => {
  renderer = await openRenderer();
});

const faults = [...htmlFaults, ...documentFaults].map((fault) => [fault.name, fault] as const);

test.each(faults)('It is found that %s', (_, fault) => {
  expect(rulesBroken(fault, {})).toEqual([]);
  expect(rulesBroken(fault, fault.plants)).toContain(fault.rule);
});

function rulesBroken({ state: name, url }: PlantedFault, plants: Plants): string[] {
  const state = namedStates.find((each) => each.name === name);
  const asked = addresses.filter((address) => address.url === url);
  if (!state || asked.length === 0) throw new Error(`There is no « ${name} » or no ${url}`);
  return checkState(renderer, state, asked, plants).findings.map(({ rule }) => rule);
}
