import { createRequire } from 'node:module';
import path from 'node:path';
import { fromRoot } from '../command/project-root.ts';

/** One codebase of functions in firebase.json. */
export interface FunctionsConfig {
  readonly source: string;
  readonly ignore?: readonly string[];
}

interface Packager {
  prepareFunctionsUpload(
    projectDir: string,
    sourceDir: string,
    config: { source: string; ignore: string[] },
    additionalSources: string[],
    runtimeConfig: undefined,
    options: { exportType: 'zip' | 'tar.gz' },
  ): Promise<{ readonly pathToSource: string }>;
}

interface RolesTagger {
  computeRolesEtag(roles: readonly string[]): string;
}

interface FileLister {
  listFiles(folder: string, ignore: string[]): string[];
}

const require = createRequire(import.meta.url);

/** Returns the path of the package that `firebase deploy` would upload; its own code makes the package. */
export async function packFunctions(
  config: FunctionsConfig,
  exportType: 'zip' | 'tar.gz' = 'zip',
): Promise<string> {
  const packager: Packager = require('firebase-tools/lib/deploy/functions/prepareFunctionsUpload');
  const { pathToSource } = await packager.prepareFunctionsUpload(
    fromRoot(),
    fromRoot(config.source),
    { source: config.source, ignore: [...(config.ignore ?? [])] },
    [],
    undefined,
    { exportType },
  );
  return pathToSource;
}

/** Returns the label with which firebase-tools records that an account has these roles. */
export function tagOfRoles(roles: readonly string[]): string {
  const tagger: RolesTagger = require('firebase-tools/lib/gcp/iam');
  return tagger.computeRolesEtag(roles);
}

/** Returns the files of Hosting's folder that `firebase deploy` would upload, by its own rules. */
export function hostingFiles(folder: string, ignore: readonly string[]): string[] {
  const lister: FileLister = require('firebase-tools/lib/listFiles');
  return lister.listFiles(fromRoot(folder), [...ignore]).map((name) => path.normalize(name));
}
