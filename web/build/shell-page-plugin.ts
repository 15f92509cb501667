import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the built index.html as 404.html: Hosting would serve an index.html at / before it looks at the
 * rewrite to the function that renders, while 404.html answers the addresses that nothing matches.
 */
export function shellPagePlugin(): Plugin {
  return {
    name: 'dinar-shell-page',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The page is built into a folder');
      await rename(path.join(dir, 'index.html'), path.join(dir, '404.html'));
    },
  };
}
