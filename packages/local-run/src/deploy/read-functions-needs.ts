import { runCommand } from '../processes/run-command.ts';
import { fromRoot } from '../project-root.ts';

/** What the functions, once loaded, say that they cannot do without. */
export interface FunctionsNeeds {
  /** Parameters without a default. */
  readonly params: readonly string[];
  readonly secrets: readonly string[];
}

// In a process of its own: loading functions opens their SDK, and leaves their parameters behind.
const script = `
  const deployed = await import('./lib/index.js');
  const { declaredParams } = await import('firebase-functions/params');
  const specs = declaredParams.map((param) => param.toSpec());
  const isUnset = (spec) => spec.default === undefined || spec.default === null;
  const secretsOf = (fn) => (fn.__endpoint?.secretEnvironmentVariables ?? []).map((it) => it.key);
  console.log('needs ' + JSON.stringify({
    params: specs.filter((spec) => spec.type !== 'secret' && isUnset(spec)).map((spec) => spec.name),
    secrets: [...new Set(Object.values(deployed).flatMap(secretsOf))],
  }));
`;

/** Loads the built functions and asks them; throws with their words when they do not load. */
export async function readFunctionsNeeds(): Promise<FunctionsNeeds> {
  const args = ['--input-type=module', '--eval', script];
  const env = { ...process.env, GCLOUD_PROJECT: 'demo-dinar' };
  const options = { cwd: fromRoot('functions'), env };
  const { code, output } = await runCommand(process.execPath, args, options);
  const answer = /^needs (.*)$/m.exec(output)?.[1];
  if (code !== 0 || answer === undefined) {
    throw new Error(`The functions cannot be loaded:\n${output}`);
  }
  return JSON.parse(answer);
}
