import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '@dinar/tools/command/project-root';
import { writeShells } from '@dinar/tools/local/emulators/run-folder';
import { build } from 'esbuild';
import { bundleOptions } from '../../../../functions/build/bundle-options.ts';
import { startProgram } from '../../../support/run-program.ts';

/** The output of the page's stand-in: the live rates it received, and whether they are stale. */
interface Shown {
  readonly rates: readonly number[];
  readonly isStale: boolean;
}

interface Instance {
  /** Requests a page, and stops the process as soon as the answer has arrived. */
  readonly page: () => Promise<Shown & { readonly cacheControl: string | null }>;
  readonly close: () => Promise<void>;
}

const renderer = `export const createPageRenderer = async () => ({
  resourcesFor: () => [],
  render: ({ board, isStale = false }) => {
    const rates = board.map(({ live }) => live?.value);
    return { status: 200, html: JSON.stringify({ rates, isStale }) };
  },
});`;

/**
 * One instance of the deployed bundle's own `renderPage`, in a process that only runs during a request. Its
 * clock advances by `frozenMs` before each request.
 */
export async function startFrozenInstance(name: string, frozenMs: number): Promise<Instance> {
  const folder = fromRoot('.local', `frozen-${name}`);
  const bundle = path.join(folder, 'index.js');
  await mkdir(path.join(folder, 'page'), { recursive: true });
  await Promise.all([
    build(bundleOptions('src/pages.ts', bundle)),
    writeFile(path.join(folder, 'package.json'), '{ "type": "module" }'),
    writeShells(path.join(folder, 'page'), { fr: 'the shell', ar: 'the shell', en: 'the shell' }),
    writeFile(path.join(folder, 'page/renderer.js'), renderer),
  ]);
  const program = startProgram(path.join(import.meta.dirname, 'serve-bundle.mjs'), [
    bundle,
    String(frozenMs),
  ]);
  const port = await program.printedMatch(/port (\d+)\./);
  const stop = () => process.kill(program.pid, 'SIGSTOP');
  const go = () => process.kill(program.pid, 'SIGCONT');
  stop();
  return {
    page: async () => {
      go();
      const response = await fetch(`http://127.0.0.1:${port}/`);
      const shown: Shown = JSON.parse(await response.text());
      stop();
      return { ...shown, cacheControl: response.headers.get('cache-control') };
    },
    close: async () => {
      process.kill(program.pid, 'SIGKILL');
      await program.ended;
      await rm(folder, { recursive: true });
    },
  };
}
