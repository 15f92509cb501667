import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildResult, build, context, type Plugin } from 'esbuild';
import { bundleOptions } from '../../../../../functions/build/bundle-options.ts';
import { type Codebase, codebases } from '../../../../../functions/build/codebases.ts';
import { fromRoot } from '../../command/project-root.ts';
import { readIfPresent } from '../../command/read-if-present.ts';
import { writeFunctionsManifest } from '../builds/functions-manifest.ts';

type Close = () => Promise<void>;

/**
 * Bundles each codebase into the run's folder, and again after each change of its sources. The emulator
 * reloads a changed bundle. Throws when the first build or load fails.
 */
export async function watchFunctions(runFolder: string): Promise<Close> {
  const closes = await Promise.all(codebases.map((one) => watchCodebase(runFolder, one)));
  return async () => {
    await Promise.all(closes.map((close) => close()));
  };
}

async function watchCodebase(runFolder: string, codebase: Codebase): Promise<Close> {
  const functionsFolder = path.join(runFolder, 'functions', codebase.name);
  const bundle = path.join(functionsFolder, 'index.js');
  await mkdir(functionsFolder, { recursive: true });
  const declared = JSON.parse(await readFile(fromRoot('functions/package.json'), 'utf8'));
  const ran = { ...declared, exports: undefined, main: 'index.js' };
  await writeFile(path.join(functionsFolder, 'package.json'), JSON.stringify(ran));
  const write = async ({ outputFiles = [] }: BuildResult) => {
    const changes = await Promise.all(outputFiles.map((file) => writeChange(file.path, file.text)));
    if (!changes.includes(true)) return;
    // The emulator watches the functions' folder, so the manifest is written there only when it changes.
    const manifest = path.join(runFolder, `functions-${codebase.name}.yaml`);
    await writeFunctionsManifest({ functionsFolder, file: manifest });
    await writeChange(
      path.join(functionsFolder, 'functions.yaml'),
      await readFile(manifest, 'utf8'),
    );
  };
  const options = { ...bundleOptions(codebase.entry, bundle), write: false } as const;
  await write(await build(options));
  let writing: Promise<void> | undefined;
  const plugin: Plugin = {
    name: 'write-functions',
    setup: ({ onEnd }) =>
      onEnd((result) => {
        // esbuild has printed the errors of a failed build. The run keeps the previous functions.
        if (result.errors.length > 0) return undefined;
        writing = write(result).catch((error) => {
          console.error(`Les fonctions gardent leur version précédente.\n${String(error)}`);
        });
        return writing;
      }),
  };
  const watched = await context({ ...options, plugins: [plugin] });
  await watched.watch();
  return async () => {
    await watched.dispose();
    await writing;
  };
}

/** Writes a text unless the file already contains it; returns whether it wrote. */
async function writeChange(file: string, text: string): Promise<boolean> {
  if ((await readIfPresent(file)) === text) return false;
  await writeFile(file, text);
  return true;
}
