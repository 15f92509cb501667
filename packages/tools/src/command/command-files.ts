import { readFileSync } from 'node:fs';
import { fromRoot } from './project-root.ts';

const runner = 'packages/tools/bin/run.mjs';

/** The scripts of package.json, by name. */
export const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(fromRoot('package.json'), 'utf8'),
).scripts;

/** The file of each of our commands, by the name of its script in package.json. */
export const commandFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(scripts).flatMap(([name, script]) => {
    const [program, runs, file, ...more] = script.split(' ');
    const isCommand = program === 'node' && runs === runner && more.length === 0;
    return isCommand && file !== undefined ? [[name, file] as const] : [];
  }),
);

/** Returns the arguments with which Node runs a command. */
export function commandArguments(name: string, args: readonly string[]): string[] {
  const file = commandFiles.get(name);
  if (file === undefined) throw new Error(`package.json has no command ${name}`);
  return [runner, file, ...args];
}
