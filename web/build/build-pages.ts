import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultLocale, type Locale, locales } from '@dinar/domain/language/locale';
import { pathIn, shellPath } from '@dinar/site/routes/locale-path';
import { build, type Rolldown } from 'vite';
import { oneLanguage } from './one-language.ts';
import { type PrecachedFiles, precachedFiles } from './precached-files.ts';
import { shellPagePlugin } from './shell-page-plugin.ts';

const webFolder = path.resolve(import.meta.dirname, '..');

// One build for each language, so that a visitor loads one language and no text waits for a file of its own. They
// share the folder of assets: a file without texts is the same in all of them.
const offline: [Locale, PrecachedFiles][] = [];
for (const locale of locales) offline.push([locale, await buildPage(locale)]);
await buildServiceWorker(Object.fromEntries(offline));

async function buildPage(locale: Locale): Promise<PrecachedFiles> {
  const built = await build({
    configFile: path.join(webFolder, 'vite.config.ts'),
    plugins: [shellPagePlugin(path.join(webFolder, 'src'), locale), oneLanguage(locale)],
    build: { emptyOutDir: locale === defaultLocale },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const shell = await readFile(path.join(webFolder, 'dist', pathIn(locale, shellPath)), 'utf8');
  const files = output.map(({ fileName }) => fileName);
  return precachedFiles(pathIn(locale, shellPath), shell, files);
}

/** Builds the service worker: one file at the root of the site, which contains the lists of the pages' files. */
async function buildServiceWorker(files: Readonly<Record<string, PrecachedFiles>>): Promise<void> {
  await build({
    configFile: false,
    root: webFolder,
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      __OFFLINE_FILES__: JSON.stringify(files),
    },
    build: {
      target: 'baseline-widely-available',
      emptyOutDir: false,
      lib: {
        entry: path.join(webFolder, 'src/service-worker/service-worker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}
