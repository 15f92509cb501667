import { codebases } from '../../../../functions/build/codebases.ts';
import { CommandError } from '../command/command-error.ts';
import { fromRoot } from '../command/project-root.ts';
import { runCommand } from '../processes/run-command.ts';

/** The functions of a codebase and the requirements that they declare. */
export interface FunctionsNeeds {
  readonly codebase: string;
  readonly names: readonly string[];
  /** All parameters, because without a terminal firebase-tools uses no defaults. */
  readonly params: readonly string[];
  readonly secrets: readonly string[];
  /** Roles of the account that the functions run as. */
  readonly roles: readonly string[];
}

const loader = fromRoot('node_modules/firebase-functions/lib/runtime/loader.js');

// Runs in a separate process, because loading functions initialises their SDK and leaves global parameters.
const script = `
  const { loadStack } = require(${JSON.stringify(loader)});
  const isOmitted = ({ omit = false }) => (typeof omit === 'object' ? omit.value() : omit);
  const secretsOf = (endpoint) => (endpoint.secretEnvironmentVariables ?? []).map((it) => it.key);
  loadStack(process.cwd()).then(({ endpoints, params = [], requiredRoles = [] }) => {
    const deployed = Object.entries(endpoints).filter(([, endpoint]) => !isOmitted(endpoint));
    console.log('needs ' + JSON.stringify({
      names: deployed.map(([name]) => name),
      params: params.filter((spec) => spec.type !== 'secret').map((spec) => spec.name),
      secrets: [...new Set(deployed.flatMap(([, endpoint]) => secretsOf(endpoint)))],
      roles: requiredRoles,
    }));
  });
`;

/**
 * Loads the built functions with these settings and reads their needs. Throws CommandError 'build-failed'.
 */
export function readFunctionsNeeds(
  settings: Readonly<Record<string, string>> = {},
): Promise<FunctionsNeeds[]> {
  return Promise.all(codebases.map(({ name }) => needsOf(name, settings)));
}

async function needsOf(
  codebase: string,
  settings: Readonly<Record<string, string>>,
): Promise<FunctionsNeeds> {
  const env = { ...process.env, ...settings, GCLOUD_PROJECT: 'demo-dinar' };
  const options = { cwd: fromRoot('functions/lib', codebase), env };
  const { code, output } = await runCommand(process.execPath, ['--eval', script], options);
  const answer = /^needs (.*)$/m.exec(output)?.[1];
  if (code !== 0 || answer === undefined) {
    throw new CommandError('build-failed', `Les fonctions ne se chargent pas :\n${output}`);
  }
  return { codebase, ...JSON.parse(answer) };
}
