import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, type Locale } from '@dinar/domain/language/locale';
import { buildPath, pathIn, shellPath } from '@dinar/site/routes/locale-path';
import type { Plugin } from 'vite';
import { pageStyles, withInlineStyles } from './page-styles.ts';

/** The modules that the table of screens imports. */
const screen = /^(?:features\/.*-page\.tsx|app\/screens\/.*-pages\.ts)$/;

/**
 * Writes the built index.html of a language as its shell.html, with the styles of all screens inline, and that of
 * French as 404.html too. Hosting would serve an index.html at
 * / before it applies the rewrite to the rendering function, while it serves 404.html for addresses that
 * match nothing. shell.html is served with status 200, which the service worker needs. The
 * name of its entry is build.txt, by which an open page learns that it was replaced.
 */
export function shellPagePlugin(sourceFolder: string, locale: Locale): Plugin {
  return {
    name: 'dinar-shell-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).flatMap((output) => {
          if (output.type !== 'chunk') return [];
          const { fileName, facadeModuleId, isEntry, imports, dynamicImports } = output;
          const styles = [...(output.viteMetadata?.importedCss ?? [])];
          return [{ fileName, facadeModuleId, isEntry, imports, dynamicImports, styles }];
        });
        const screenIn = (id: string) => {
          const module = path.relative(sourceFolder, id).split(path.sep).join('/');
          return screen.test(module) ? module : undefined;
        };
        const read = (file: string) => {
          const asset = bundle[file];
          if (asset?.type !== 'asset') throw new Error(`The build has no style sheet ${file}`);
          return asset.source.toString();
        };
        return withInlineStyles(html, pageStyles(chunks, screenIn), read);
      },
    },
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('The page is built into a folder');
      const built = path.join(dir, 'index.html');
      const shell = await readFile(built, 'utf8');
      const fileOf = (name: string) => path.join(dir, pathIn(locale, name));
      await mkdir(path.dirname(fileOf(shellPath)), { recursive: true });
      await writeFile(fileOf(shellPath), shell);
      await writeFile(fileOf(buildPath), `${entryOf(shell)}\n`);
      if (locale === defaultLocale) await writeFile(path.join(dir, '404.html'), shell);
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
