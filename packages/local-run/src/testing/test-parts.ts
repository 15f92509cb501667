import { readFile, rm } from 'node:fs/promises';
import { runFindSecrets } from '../commands/find-secrets.ts';
import { runCommand } from '../processes/run-command.ts';
import { fromRoot } from '../project-root.ts';
import { sumTallies, type TestTally, tallyOf } from './test-tally.ts';

/** One part of the test run, by the name one asks for it with. */
export interface TestPart {
  readonly name: string;
  readonly title: string;
  run(): Promise<TestTally>;
}

const workspaces = [
  'packages/domain',
  'packages/site',
  'packages/firestore-embedded',
  'packages/local-run',
  'functions',
  'web',
  'tests',
];

export const testParts: readonly TestPart[] = [
  { name: 'types', title: 'Types', run: checkTypes },
  { name: 'lint', title: 'Style et frontières', run: lint },
  {
    name: 'unit',
    title: 'Tests unitaires',
    run: () =>
      vitest('unit', [
        'domain',
        'site',
        'firestore-embedded',
        'functions',
        'web',
        'local-run',
        'uneven-days',
      ]),
  },
  { name: 'rules', title: 'Règles de sécurité', run: () => vitest('rules', ['rules']) },
  {
    name: 'contract',
    title: 'Contrat de Firestore',
    run: () => vitest('contract', ['contract']),
  },
  {
    name: 'integration',
    title: "Tests d'intégration",
    run: () => vitest('integration', ['integration']),
  },
  { name: 'e2e', title: 'Tests dans un navigateur', run: browserTests },
];

async function checkTypes(): Promise<TestTally> {
  const results: TestTally[] = [];
  for (const workspace of workspaces) {
    const args = [fromRoot('node_modules/typescript/bin/tsc'), '-p', workspace];
    const { code } = await runCommand(process.execPath, args, { show: true });
    results.push(asOneTest(`types de ${workspace}`, code));
  }
  return sumTallies(results);
}

async function lint(): Promise<TestTally> {
  const biome = fromRoot('node_modules/@biomejs/biome/bin/biome');
  const { code } = await runCommand(
    process.execPath,
    [biome, 'check', '--error-on-warnings', '.'],
    { show: true },
  );
  return sumTallies([asOneTest('style', code), asOneTest('secrets', await runFindSecrets())]);
}

function asOneTest(name: string, exitCode: number): TestTally {
  return exitCode === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] };
}

function vitest(name: string, projects: readonly string[]): Promise<TestTally> {
  return withReport(name, async (file) => {
    const { code } = await runCommand(
      process.execPath,
      [
        fromRoot('node_modules/vitest/vitest.mjs'),
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { show: true },
    );
    return code;
  });
}

function browserTests(): Promise<TestTally> {
  return withReport('e2e', async (file) => {
    const { code } = await runCommand(
      process.execPath,
      [
        fromRoot('node_modules/@playwright/test/cli.js'),
        'test',
        '--config=tests/playwright.config.ts',
        '--reporter=list,json',
      ],
      { show: true, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
    );
    return code;
  });
}

/** Runs a test runner that writes a JSON report, never reading a report of an earlier run. */
async function withReport(
  name: string,
  run: (file: string) => Promise<number>,
): Promise<TestTally> {
  const file = fromRoot('.local/reports', `${name}.json`);
  await rm(file, { force: true });
  const code = await run(file);
  return tallyOf(name, await readReport(file), code);
}

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    console.error(`Pas de rapport lisible dans ${file} : ${String(error)}`);
    return undefined;
  }
}
