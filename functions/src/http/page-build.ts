import { readFile } from 'node:fs/promises';
import { defaultLocale, type Locale, locales } from '@dinar/domain/language/locale';
import type { PageRenderer, PageRendererModule, Shells } from '@dinar/site/delivery/page-renderer';
import { pathIn, shellPath } from '@dinar/site/routes/locale-path';
import { memoizePromise } from './memo.ts';

/** A build of the web as deployed with functions: a folder with renderer.js and the shell of each language. */
interface PageBuild {
  readonly shell: (locale?: Locale) => Promise<string>;
  readonly renderer: () => Promise<PageRenderer>;
}

/** Opens the build in a folder; its files are read on first use, then cached. */
export function openPageBuild(folder: URL): PageBuild {
  const shells = memoizePromise(async () => {
    const read = locales.map(async (locale) => {
      const file = new URL(`.${pathIn(locale, shellPath)}`, folder);
      return [locale, await readFile(file, 'utf8')] as const;
    });
    return Object.fromEntries(await Promise.all(read)) as Shells;
  });
  const renderer = memoizePromise(async () => {
    const built: PageRendererModule = await import(new URL('renderer.js', folder).href);
    return built.createPageRenderer(await shells());
  });
  return { shell: async (locale = defaultLocale) => (await shells())[locale], renderer };
}
