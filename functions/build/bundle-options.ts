import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { BuildOptions } from 'esbuild';

const here = dirname(import.meta.dirname);
const manifest = JSON.parse(readFileSync(`${here}/package.json`, 'utf8'));

/** The declared dependencies of functions, which stay outside the bundle. */
export const declaredPackages: readonly string[] = Object.keys(manifest.dependencies);

/** The `engines` of package.json: the Node version of the deployed functions. */
export const engines: { readonly node: string } = manifest.engines;

/**
 * Returns the esbuild options that bundle an entry of functions into `outfile`. Cloud Functions installs
 * the dependencies of a package.json but no workspace package: our own packages go into the bundle and the
 * declared ones stay outside it.
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
