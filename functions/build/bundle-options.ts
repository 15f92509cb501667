import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BuildOptions } from 'esbuild';

const here = dirname(import.meta.dirname);
const manifest = JSON.parse(readFileSync(`${here}/package.json`, 'utf8'));

/** The packages that functions declare, which stay outside the bundle. */
export const declaredPackages: readonly string[] = Object.keys(manifest.dependencies);

/** The Node that the deployed functions run on. */
export const engines: { readonly node: string } = manifest.engines;

/**
 * How an entry of functions is bundled into `outfile`. Cloud Functions installs a package.json's dependencies and
 * nothing of the workspace: our own packages go into the bundle, declared ones stay outside it.
 */
export function bundleOptions(entry: string, outfile: string) {
  return {
    absWorkingDir: here,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The local run also loads the bundle on the oldest Node that this project accepts.
    target: 'node20',
    sourcemap: true,
    external: declaredPackages.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  } as const satisfies BuildOptions;
}
