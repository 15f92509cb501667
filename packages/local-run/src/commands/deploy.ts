import { parseArgs } from 'node:util';
import { writeDeployConfig } from '../deploy/deploy-config.ts';
import { describePackage } from '../deploy/describe-package.ts';
import { findProblems } from '../deploy/find-problems.ts';
import { exampleValues, readDeployFacts } from '../deploy/read-deploy-facts.ts';
import { npmCommand } from '../processes/npm-command.ts';
import { runCommand } from '../processes/run-command.ts';
import { fromRoot } from '../project-root.ts';

const help = `Usage : npm run deploy -- --project ID [--dry-run] [--only functions,firestore,hosting]

  --project ID  le projet Firebase
  --dry-run     construit, vérifie, empaquette et montre ce qui serait envoyé ; n'envoie rien
  --only …      une partie seulement
`;

/** `npm run deploy`: checks what a deployment needs, then deploys; answers the exit code. */
export async function runDeploy(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      project: { type: 'string' },
      'dry-run': { type: 'boolean' },
      only: { type: 'string', default: 'functions,firestore,hosting' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    console.log(help);
    return 0;
  }
  const { project, only } = values;
  // With an example's value no page is built for a real project: a dry run shows the example's.
  const isExample = (await exampleValues(project)).length > 0;
  if (!(await build(isExample ? undefined : project))) return 1;
  const problems = findProblems(await readDeployFacts(project));
  for (const { blocks, text } of problems) console.log(`${blocks ? '✗' : '·'} ${text}`);
  const isReady = problems.every(({ blocks }) => !blocks);
  if (values['dry-run'] === true) {
    console.log(`\n${await describePackage()}`);
    console.log(isReady ? "Tout est prêt. Rien n'a été envoyé." : "Rien n'a été envoyé.");
    return isReady ? 0 : 1;
  }
  if (!isReady || project === undefined) {
    console.log("\nRien n'a été envoyé. Corrigez ce qui précède, puis relancez la commande.");
    return 1;
  }
  return deploy(project, only);
}

/** Before the checks: what the functions need is asked of the functions themselves. */
async function build(project: string | undefined): Promise<boolean> {
  console.log('Construction…');
  const npm = npmCommand(['run', 'build', '--silent']);
  const env = {
    ...process.env,
    ...(project !== undefined && { VITE_FIREBASE_PROJECT_ID: project }),
  };
  const { code, output } = await runCommand(npm.file, npm.args, { shell: npm.shell, env });
  if (code !== 0) console.log(`✗ La construction a échoué :\n${output.trimEnd()}`);
  return code === 0;
}

async function deploy(project: string, only: string): Promise<number> {
  const cli = fromRoot('node_modules/firebase-tools/lib/bin/firebase.js');
  const config = await writeDeployConfig();
  const args = [cli, 'deploy', `--project=${project}`, `--only=${only}`, `--config=${config}`];
  const { code } = await runCommand(process.execPath, args, { show: true });
  return code;
}
