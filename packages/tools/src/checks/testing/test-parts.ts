import { functionsNode } from '../../processes/functions-node.ts';
import { type PartRun, playwright, vitest } from './runners.ts';
import { checkTypes, findUnused, lint } from './static-checks.ts';
import type { TestTally } from './test-tally.ts';

/**
 * Each lane with the lanes that end before it starts. The parts of a lane run one after the other, beside the parts
 * of other lanes: some mostly use the processor, others mostly wait for emulators.
 */
export const lanes = {
  processor: [],
  services: [],
  // Three browsers use two cores whole, and beside other parts their waits would end too early.
  browsers: ['processor', 'services'],
  stacks: ['browsers'],
  histories: ['browsers'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Lane = keyof typeof lanes;

/** One part of the test run; `name` selects it on the command line. */
export interface TestPart {
  readonly name: string;
  readonly title: string;
  readonly lane: Lane;
  /** Whether it uses the built website, functions or Firestore. */
  readonly needsBuilds: boolean;
  /** The part runs only when the run is whole, as in CI, or names it. */
  readonly isWholeOnly?: boolean;
  /** The part runs again only when these files change, when the run is whole, or by name. */
  readonly inputs?: readonly string[];
  readonly run: (run: PartRun) => Promise<TestTally>;
}

const processor = { lane: 'processor', needsBuilds: false } as const;
const histories = { lane: 'histories', isWholeOnly: true } as const;
const stacks = { lane: 'stacks', needsBuilds: true, isWholeOnly: true } as const;

/** A part that runs some of Vitest's projects, by default the one of its name. */
function ofVitest(name: string, title: string, projects: readonly string[] = [name]) {
  return { name, title, run: (run: PartRun) => vitest(run, name, projects) };
}

export const testParts: readonly TestPart[] = [
  { ...processor, name: 'types', title: 'Types', run: (run) => checkTypes(run) },
  { ...processor, name: 'lint', title: 'Style', run: (run) => lint(run) },
  { ...processor, name: 'unused', title: 'Inutilisé et non déclaré', run: findUnused },
  { ...processor, ...ofVitest('unit', 'Tests unitaires', ['domain', 'site', 'web', 'tools']) },
  { ...processor, needsBuilds: true, ...ofVitest('rules', 'Règles de sécurité') },
  {
    ...processor,
    needsBuilds: true,
    inputs: ['packages/firestore-embedded', 'package-lock.json', 'vitest.config.ts'],
    ...ofVitest('firestore', 'Firestore embarqué', ['firestore-embedded', 'contract']),
  },
  {
    lane: 'services',
    needsBuilds: false,
    name: 'functions',
    title: 'Fonctions',
    run: testFunctions,
  },
  { lane: 'services', needsBuilds: true, ...ofVitest('integration', "Tests d'intégration") },
  {
    lane: 'browsers',
    needsBuilds: true,
    name: 'e2e',
    title: 'Tests dans un navigateur',
    run: (run) => playwright(run, 'e2e'),
  },
  {
    ...stacks,
    ...ofVitest('own-stack', "Tests d'intégration qui démarrent leurs propres émulateurs"),
  },
  { ...stacks, ...ofVitest('engines', 'Firefox et WebKit') },
  {
    ...histories,
    needsBuilds: true,
    ...ofVitest('histories', 'Histoires et jours tirés au hasard', ['simulation', 'uneven-days']),
  },
  // It builds in a copy of the project.
  { ...histories, needsBuilds: false, ...ofVitest('deployment', 'Déploiement sur un faux Google') },
];

/** Functions are tested on the Node that Cloud Functions runs. */
async function testFunctions(run: PartRun): Promise<TestTally> {
  const { file, major, isDeployedOne } = functionsNode();
  console.log(`Les fonctions sont testées sur Node ${major}.`);
  // More than the cores: a file with changes of one aggregate waits a second for each.
  const options = { node: file, workers: 3 };
  const tally = await vitest(run, 'functions', ['functions', 'functions-store'], options);
  if (isDeployedOne || process.env.CI === undefined) return tally;
  return { ...tally, failures: [...tally.failures, `fonctions sur Node ${major}, non déployé`] };
}
