import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { webBuild } from '@dinar/local-run/builds/build-table';
import { ensureBuilt } from '@dinar/local-run/builds/ensure-built';
import { fromRoot } from '@dinar/local-run/project-root';
import type { PageRenderer, PageRendererModule } from '@dinar/site/delivery/page-renderer';

/** The renderer that functions draw pages with, of the built site. */
export async function openRenderer(): Promise<PageRenderer> {
  await ensureBuilt([webBuild], (line) => console.log(line));
  const file = pathToFileURL(fromRoot('web/dist-server/renderer.js')).href;
  const built: PageRendererModule = await import(file);
  return built.createPageRenderer(await readFile(fromRoot('web/dist/shell.html'), 'utf8'));
}
