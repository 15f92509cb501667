import { readFileSync } from 'node:fs';
import { fromRoot } from './project-root.ts';

const runner = 'packages/tools/bin/run.mjs';

/** The scripts of package.json, by name. */
export const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(fromRoot('package.json'), 'utf8'),
).scripts;

/** The scripts of package.json that are commands of ours: by name, the file of each. */
export const commandFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(scripts).flatMap(([name, script]) => {
    const [program, runs, file, ...more] = script.split(' ');
    const isCommand = program === 'node' && runs === runner && more.length === 0;
    return isCommand && file !== undefined ? [[name, file] as const] : [];
  }),
);

/** The arguments of Node that run a command. */
export function commandArguments(name: string, args: readonly string[]): string[] {
  const file = commandFiles.get(name);
  if (file === undefined) throw new Error(`package.json has no command ${name}`);
  return [runner, file, ...args];
}
