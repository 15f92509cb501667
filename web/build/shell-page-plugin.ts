import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { inlineStyleSheets } from './inline-style-sheets.ts';

/**
 * Writes the built index.html as 404.html with its style sheet inlined. Hosting would serve an index.html at
 * / before it applies the rewrite to the rendering function, while it serves 404.html for addresses that
 * match nothing. The same page as shell.html is served with status 200, which the service worker needs. The
 * name of its entry is build.txt, by which an open page learns that it was replaced.
 */
export function shellPagePlugin(): Plugin {
  return {
    name: 'dinar-shell-page',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The page is built into a folder');
      const built = path.join(dir, 'index.html');
      const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
      const shell = inlineStyleSheets(await readFile(built, 'utf8'), read);
      await writeFile(path.join(dir, '404.html'), shell);
      await writeFile(path.join(dir, 'shell.html'), shell);
      await writeFile(path.join(dir, 'build.txt'), `${entryOf(shell)}\n`);
      await rm(built);
    },
  };
}

function entryOf(shell: string): string {
  const scripts = shell.matchAll(/<script type="module"[^>]*\ssrc="\/assets\/([\w-]+\.js)"/g);
  const [, entry] = [...scripts].at(-1) ?? [];
  if (entry === undefined) throw new Error('The built page names no script');
  return entry;
}
