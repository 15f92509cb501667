import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { fromRoot } from '../../command/project-root.ts';
import { readGivenFile } from '../../command/read-given-file.ts';
import { readIfPresent } from '../../command/read-if-present.ts';
import {
  type Env,
  pageSettings,
  parseSettings,
  type ReadSettings,
  type Settings,
  settingNames,
} from './settings.ts';

/** The folder in which firebase.json places each codebase's parameters. */
export const settingsFolder = 'functions/settings';

/**
 * Reads the settings of the given file, else of settings.env; environment variables override them, for a
 * machine without a file. Each problem says which file to correct. Throws CommandError 'misuse' for a given
 * file that is not there.
 */
export async function readSettings(given: string | undefined, env: Env): Promise<ReadSettings> {
  const examples = parseEnv(await readFile(fromRoot('settings.env.example'), 'utf8'));
  const written = await textOf(given);
  const fromEnv = settingNames
    .filter((name) => env[name] !== undefined)
    .map((name) => [name, env[name]]);
  if (written === undefined && fromEnv.length === 0) {
    const remedy = 'copiez settings.env.example sous ce nom, puis écrivez-y vos valeurs';
    return { ok: false, problems: [`settings.env n'existe pas : ${remedy}.`] };
  }
  const read = parseSettings(
    { ...parseEnv(written ?? ''), ...Object.fromEntries(fromEnv) },
    examples,
  );
  if (read.ok) return read;
  const remedy = `corrigez ${given ?? 'settings.env'} (modèle : settings.env.example)`;
  return { ok: false, problems: read.problems.map((problem) => `${problem} : ${remedy}.`) };
}

async function textOf(given: string | undefined): Promise<string | undefined> {
  return given === undefined
    ? readIfPresent(fromRoot('settings.env'))
    : new TextDecoder().decode(await readGivenFile(given));
}

/** Returns the variables that the page's build reads. */
export function pageVariables(settings: Settings, projectId: string): Record<string, string> {
  const prefixed = pageSettings.map((name) => [`VITE_${name}`, settings[name]]);
  return {
    ...Object.fromEntries(prefixed),
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIRESTORE_HOST: '',
  };
}

/**
 * Writes the functions' parameters to the file that firebase-tools reads before it prompts. Without a
 * terminal it neither prompts nor uses defaults, so each declared parameter needs a line, even an empty
 * one. Returns the parameters that are not settings.
 */
export async function writeParameters(
  settings: Settings,
  codebases: readonly { readonly codebase: string; readonly params: readonly string[] }[],
  projectId: string,
): Promise<string[]> {
  const values: Env = settings;
  for (const { codebase, params } of codebases) {
    const known = params.filter((name) => values[name] !== undefined);
    const lines = known.map((name) => `${name}=${quoted(values[name] ?? '')}\n`);
    const head = '# Written from settings.env by npm run deploy.\n';
    // One folder for each codebase, because firebase-tools passes every line of the file to its functions.
    const folder = fromRoot(settingsFolder, codebase);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, `.env.${projectId}`), head + lines.join(''));
  }
  const declared = new Set(codebases.flatMap(({ params }) => params));
  return [...declared].filter((name) => values[name] === undefined);
}

/** Quotes a value with escapes that firebase-tools' parser supports. */
function quoted(value: string): string {
  return value === '' ? '' : `"${value.replace(/[\\"]/g, '\\$&')}"`;
}
