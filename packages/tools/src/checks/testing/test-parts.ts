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

export const testParts: readonly TestPart[] = [
  { ...processor, name: 'types', title: 'Types', run: (run) => checkTypes(run) },
  { ...processor, name: 'lint', title: 'Style', run: (run) => lint(run) },
  { ...processor, name: 'unused', title: 'Inutilisé et non déclaré', run: findUnused },
  {
    ...processor,
    name: 'unit',
    title: 'Tests unitaires',
    run: (run) => vitest(run, 'unit', ['domain', 'site', 'web', 'tools']),
  },
  {
    lane: 'processor',
    needsBuilds: true,
    name: 'rules',
    title: 'Règles de sécurité',
    run: (run) => vitest(run, 'rules', ['rules']),
  },
  {
    lane: 'processor',
    needsBuilds: true,
    name: 'firestore',
    title: 'Firestore embarqué',
    inputs: ['packages/firestore-embedded', 'package-lock.json', 'vitest.config.ts'],
    run: (run) => vitest(run, 'firestore', ['firestore-embedded', 'contract']),
  },
  {
    lane: 'services',
    needsBuilds: false,
    name: 'functions',
    title: 'Fonctions',
    run: testFunctions,
  },
  {
    lane: 'services',
    needsBuilds: true,
    name: 'integration',
    title: "Tests d'intégration",
    run: (run) => vitest(run, 'integration', ['integration']),
  },
  {
    lane: 'browsers',
    needsBuilds: true,
    name: 'e2e',
    title: 'Tests dans un navigateur',
    run: (run) => playwright(run, 'e2e'),
  },
  {
    lane: 'stacks',
    needsBuilds: true,
    name: 'own-stack',
    isWholeOnly: true,
    title: "Tests d'intégration qui démarrent leurs propres émulateurs",
    run: (run) => vitest(run, 'own-stack', ['own-stack']),
  },
  {
    lane: 'stacks',
    needsBuilds: true,
    name: 'engines',
    isWholeOnly: true,
    title: 'Firefox et WebKit',
    run: (run) => vitest(run, 'engines', ['engines']),
  },
  {
    lane: 'histories',
    needsBuilds: true,
    name: 'histories',
    isWholeOnly: true,
    title: 'Histoires et jours tirés au hasard',
    run: (run) => vitest(run, 'histories', ['simulation', 'uneven-days']),
  },
  {
    lane: 'histories',
    // It builds in a copy of the project.
    needsBuilds: false,
    name: 'deployment',
    isWholeOnly: true,
    title: 'Déploiement sur un faux Google',
    run: (run) => vitest(run, 'deployment', ['deployment']),
  },
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
