import { mkdir, writeFile } from 'node:fs/promises';
import { fromRoot, projectRoot } from '../../command/project-root.ts';
import { readIfPresent } from '../../command/read-if-present.ts';
import { hashInputs } from '../../local/builds/hash-inputs.ts';
import type { PartRun } from './runners.ts';
import type { TestPart } from './test-parts.ts';
import type { TestTally } from './test-tally.ts';

type RunnablePart = Pick<TestPart, 'name' | 'title' | 'inputs' | 'run'>;

/** Runs a part and prints its outcome and duration. */
export async function runPart(part: RunnablePart, run: PartRun): Promise<TestTally> {
  console.log(`\n━━ ${part.title}…`);
  const startedAt = Date.now();
  const tally = await part.run(run);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const { passed, failures } = tally;
  console.log(`━━ ${part.title} : ${passed} réussis, ${failures.length} échoués, ${seconds} s`);
  if (part.inputs && failures.length === 0) await rememberPass(part, part.inputs);
  return tally;
}

/** Returns whether a part has inputs of its own and has passed with their present contents. */
export async function hasPassed({ name, inputs }: TestPart): Promise<boolean> {
  if (!inputs) return false;
  const passed = await readIfPresent(passFile(name));
  return passed === (await hashOf(inputs));
}

async function rememberPass({ name }: RunnablePart, inputs: readonly string[]): Promise<void> {
  await mkdir(fromRoot('.local/passed'), { recursive: true });
  await writeFile(passFile(name), await hashOf(inputs));
}

function passFile(name: string): string {
  return fromRoot('.local/passed', name);
}

function hashOf(inputs: readonly string[]): Promise<string> {
  return hashInputs(projectRoot, inputs, { withTests: true });
}
