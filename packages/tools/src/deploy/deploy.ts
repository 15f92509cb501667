import { defineCommand, type ExitCode } from '../command/command.ts';
import { flag, oneOf, option } from '../command/options.ts';
import { fromRoot } from '../command/project-root.ts';
import { runCommand } from '../processes/run-command.ts';
import { buildSite } from './build-site.ts';
import { writeDeployConfig } from './deploy-config.ts';
import type { DeployProblem } from './deploy-problem.ts';
import { describePackage } from './describe-package.ts';
import { findProblems } from './find-problems.ts';
import { planSteps, type Step } from './google/plan-steps.ts';
import { reserveContactStore } from './google/reserve-contact-store.ts';
import { type PreparedRelease, prepareRelease } from './prepare-release.ts';
import { projectOptions, requireProject } from './project-options.ts';
import { readDeployFacts } from './read-deploy-facts.ts';

const parts = ['functions', 'firestore', 'hosting'] as const;

/** `npm run deploy`: checks the requirements of a deployment, then deploys. */
export const command = defineCommand({
  name: 'deploy',
  about: 'Vérifie, construit et envoie le site à Firebase.',
  options: {
    ...projectOptions,
    'dry-run': flag(
      "construit, vérifie, empaquette et montre ce qui serait envoyé ; n'envoie rien",
    ),
    force: flag('répond oui à firebase-tools, pour une machine sans terminal'),
    'forget-previous': flag(
      'laisse les fichiers de la version en ligne : les pages déjà ouvertes devront être rechargées',
    ),
    only: option(
      'PARTIES',
      `une partie seulement, ou plusieurs : ${parts.join(',')}`,
      (given, name) => given.split(',').map((part) => oneOf(parts, part, name)),
    ),
  },
  async run({ options }, { stdout, env }) {
    const { settings: file, 'dry-run': isDry, force, only = parts } = options;
    const project = requireProject(options.project);
    const print = (line: string) => stdout.write(`${line}\n`);
    const hasAnswers = force || isDry || process.stdin.isTTY === true;
    const { facts, google, settings } = await readDeployFacts(project, { file, env, hasAnswers });
    const problems = findProblems(facts);
    report(problems, print);
    if (!isDry && isBlocked(problems)) return refuse(print);
    print('Construction…');
    const built = await buildSite(facts, settings, google);
    report(built, print);
    const isSeen = google !== undefined && typeof facts.project === 'object';
    const steps = isSeen ? planSteps(google, project, facts.project, facts.locationId) : [];
    const asked = { projectId: project, parts: only, forgets: options['forget-previous'] };
    const release = isSeen ? await prepareRelease(google, facts.project, asked) : nothingLive(only);
    report(release.problems, print);
    for (const { text: step } of steps) print(`→ ${step}`);
    const isReady = !isBlocked([...problems, ...built, ...release.problems]);
    const repeated = () =>
      report(
        problems.filter(({ isLoud }) => isLoud),
        print,
      );
    if (isDry) {
      print(`\n${await describePackage()}`);
      print(isReady ? "Tout est prêt. Rien n'a été envoyé." : "Rien n'a été envoyé.");
      repeated();
      return isReady ? 0 : 1;
    }
    if (!isReady || google === undefined) return refuse(print);
    const bucket = settings?.STORAGE_BUCKET ?? '';
    const code = await deploy(project, release, { force, steps, bucket });
    repeated();
    if (code !== 0 || !only.includes('functions')) return code;
    const isNew = await reserveContactStore(google, project);
    if (isNew) print('→ storeContact est réservée à receiveContact');
    return 0;
  },
});

function report(problems: readonly DeployProblem[], print: (line: string) => void): void {
  for (const { blocks, isLoud, text: problem } of problems) {
    print(`${blocks ? '✗' : isLoud ? '⚠ ATTENTION :' : '·'} ${problem}`);
  }
}

function isBlocked(problems: readonly DeployProblem[]): boolean {
  return problems.some(({ blocks }) => blocks);
}

function refuse(print: (line: string) => void): ExitCode {
  print("\nRien n'a été envoyé. Corrigez ce qui précède, puis relancez la commande.");
  return 1;
}

function nothingLive(parts: readonly string[]): PreparedRelease {
  return { problems: [], styleHashes: [], runs: [parts] };
}

/** firebase-tools waits 10 s for a codebase to list its functions; a busy machine needs longer. */
function cliEnvironment(): NodeJS.ProcessEnv {
  return { FUNCTIONS_DISCOVERY_TIMEOUT: '60', ...process.env };
}

interface Deployment {
  readonly force: boolean;
  readonly steps: readonly Step[];
  /** Empty when there is no inbox. */
  readonly bucket: string;
}

async function deploy(
  project: string,
  { styleHashes, runs }: PreparedRelease,
  { force, steps, bucket }: Deployment,
): Promise<ExitCode> {
  const cli = fromRoot('node_modules/firebase-tools/lib/bin/firebase.js');
  const config = await writeDeployConfig(styleHashes, bucket);
  for (const step of steps) await step.run();
  for (const parts of runs) {
    // The inbox consists of a function and the Storage rules that close its bucket.
    const sent = bucket !== '' && parts.includes('functions') ? [...parts, 'storage'] : parts;
    const args = [
      cli,
      'deploy',
      `--project=${project}`,
      `--only=${sent.join(',')}`,
      `--config=${config}`,
      ...(force ? ['--force'] : []),
    ];
    const { code } = await runCommand(process.execPath, args, {
      env: cliEnvironment(),
      show: true,
    });
    if (code !== 0) return 1;
  }
  return 0;
}
