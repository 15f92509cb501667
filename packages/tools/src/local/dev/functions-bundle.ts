import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildResult, build, context, type Plugin } from 'esbuild';
import { bundleOptions } from '../../../../../functions/build/bundle-options.ts';
import { type Codebase, codebases } from '../../../../../functions/build/codebases.ts';
import { fromRoot } from '../../command/project-root.ts';
import { writeFunctionsManifest } from '../builds/functions-manifest.ts';

type Close = () => Promise<void>;

/**
 * Bundles each codebase into a folder of the run's, and again after a source of its own has changed; the
 * emulator reloads when that gives another bundle. Throws when they cannot be built or loaded at first.
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
    // The emulator watches the functions' folder: the list goes there only when it is another one.
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
        // Where the build failed, esbuild has printed why; the run goes on with the functions of before.
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

/** Writes a text unless the file contains it already; answers whether it wrote. */
async function writeChange(file: string, text: string): Promise<boolean> {
  const written = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (written === text) return false;
  await writeFile(file, text);
  return true;
}
