import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fromRoot } from '../../command/project-root.ts';
import type { OwnPackages } from '../borders/resolve-import.ts';

/** One TypeScript configuration and its workspace. */
export interface TypeProject {
  /** Its folder, from the root. */
  readonly folder: string;
  readonly workspace: string;
}

/** What is read of a workspace's package.json. */
interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const folders = [
  'packages/domain',
  'packages/site',
  'packages/firestore-embedded',
  'packages/tools',
  'functions',
  'web',
  'tests',
];

/** The package.json of each workspace, by its folder. */
const manifests: ReadonlyMap<string, Manifest> = new Map(
  folders.map((folder) => [
    folder,
    JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8')),
  ]),
);

export const ownPackages: OwnPackages = new Map(
  [...manifests].map(([folder, { name, exports = {} }]) => [name, { folder, exports }]),
);

/** Every configuration that the `typecheck` scripts of the workspaces name. */
export const typeProjects: readonly TypeProject[] = [...manifests].flatMap(
  ([workspace, { scripts }]) =>
    [...(scripts?.typecheck ?? '').matchAll(/tsc -p (\S+)/g)].map(([, named = '.']) => ({
      folder: posix.join(workspace, named),
      workspace,
    })),
);

/** Returns the folders of the workspaces that a workspace imports, directly or not, and its own. */
export function workspacesBehind(workspace: string): ReadonlySet<string> {
  const found = new Set([workspace]);
  for (const each of found) {
    const { dependencies, devDependencies } = manifests.get(each) ?? { name: '' };
    const names = Object.keys({ ...dependencies, ...devDependencies });
    for (const [folder, { name }] of manifests) if (names.includes(name)) found.add(folder);
  }
  return found;
}

/** Returns the configurations whose errors a change of these files may change. */
export function reachedBy(files: readonly string[]): readonly TypeProject[] {
  const changed = files.filter((file) => !file.endsWith('.md'));
  // What all workspaces share: tsconfig.base.json, package-lock.json.
  if (changed.some((file) => !file.includes('/'))) return typeProjects;
  return typeProjects.filter(({ workspace }) =>
    [...workspacesBehind(workspace)].some((folder) =>
      changed.some((file) => file.startsWith(`${folder}/`)),
    ),
  );
}
