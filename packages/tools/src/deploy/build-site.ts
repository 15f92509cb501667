import { CommandError } from '../command/command-error.ts';
import { runNpm } from '../processes/run-command.ts';
import type { DeployProblem } from './deploy-problem.ts';
import { type DeployFacts, findBuiltProblems } from './find-problems.ts';
import { tagOfRoles } from './firebase-tools.ts';
import { findAccountProblems } from './google/find-account-problems.ts';
import type { Google } from './google/google.ts';
import { missingSecrets } from './google/read-project-facts.ts';
import { readFunctionsNeeds } from './read-functions-needs.ts';
import { pageVariables, writeParameters } from './settings/read-settings.ts';
import type { Settings } from './settings/settings.ts';

/**
 * Builds page and functions with the settings, writes the functions' parameters, and returns the problems
 * of the built functions. Without settings, as in a dry run, the page is built with the example's values.
 */
export async function buildSite(
  { projectId, project }: DeployFacts,
  settings: Settings | undefined,
  google: Google | undefined,
): Promise<DeployProblem[]> {
  await build(settings === undefined ? {} : pageVariables(settings, projectId));
  const needs = await readFunctionsNeeds(settings);
  const there = typeof project === 'object' ? project.functions : [];
  const wanted = needs.flatMap(({ names }) => names);
  const secrets = [...new Set(needs.flatMap((one) => one.secrets))];
  const problems = findBuiltProblems({
    projectId,
    unknownParameters: settings ? await writeParameters(settings, needs, projectId) : [],
    missingSecrets: google ? await missingSecrets(google, projectId, secrets) : [],
    removed: there.map(({ name }) => name).filter((name) => !wanted.includes(name)),
  });
  if (typeof project !== 'object') return problems;
  const accounts = needs.flatMap((one) => findAccountProblems(projectId, project, one, tagOfRoles));
  return [...problems, ...accounts];
}

async function build(variables: Readonly<Record<string, string>>): Promise<void> {
  const env = { ...process.env, ...variables };
  const { code, output } = await runNpm(['run', 'build', '--silent'], { env });
  if (code !== 0) throw new CommandError('build-failed', `La construction a échoué :\n${output}`);
}
