import { readFile } from 'node:fs/promises';
import type { PageRenderer, PageRendererModule } from '@dinar/site/delivery/page-renderer';
import { memoizePromise } from './memoize-promise.ts';

/** A build of the web as deployed with functions: a folder with shell.html and renderer.js. */
interface PageBuild {
  readonly shell: () => Promise<string>;
  readonly renderer: () => Promise<PageRenderer>;
}

/** Opens the build in a folder; its files are read on first use, then cached. */
export function openPageBuild(folder: URL): PageBuild {
  const shell = memoizePromise(() => readFile(new URL('shell.html', folder), 'utf8'));
  const renderer = memoizePromise(async () => {
    const built: PageRendererModule = await import(new URL('renderer.js', folder).href);
    return built.createPageRenderer(await shell());
  });
  return { shell, renderer };
}
