import { pathToFileURL } from 'node:url';
import type { PageRenderer, PageRendererModule } from '@dinar/site/delivery/page-renderer';
import { fromRoot } from '@dinar/tools/command/project-root';
import { builtShells } from '@dinar/tools/hosting/page-sources';
import { webBuild } from '@dinar/tools/local/builds/build-table';
import { ensureBuilt } from '@dinar/tools/local/builds/ensure-built';

/** The page renderer of the built site, as functions use it. */
export async function openRenderer(): Promise<PageRenderer> {
  await ensureBuilt([webBuild], (line) => console.log(line));
  const file = pathToFileURL(fromRoot('web/dist-server/renderer.js')).href;
  const built: PageRendererModule = await import(file);
  return built.createPageRenderer(await builtShells());
}
