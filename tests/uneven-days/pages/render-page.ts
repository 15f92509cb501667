import { pathToFileURL } from 'node:url';
import { utcDay } from '@dinar/domain/days/rate-date';
import { rowOf } from '@dinar/site/delivery/decode-resource';
import type { PageRenderer, PageRendererModule } from '@dinar/site/delivery/page-renderer';
import {
  type Resource,
  type ResourceEntry,
  resourceKey,
} from '@dinar/site/delivery/page-resources';
import { fromRoot } from '@dinar/tools/command/project-root';
import { builtShells } from '@dinar/tools/hosting/page-sources';
import { webBuild } from '@dinar/tools/local/builds/build-table';
import { ensureBuilt } from '@dinar/tools/local/builds/ensure-built';
import type { StoredDocuments } from '../documents/derive-documents.ts';

/** The page renderer of the built site, as functions use it. */
export async function openRenderer(): Promise<PageRenderer> {
  await ensureBuilt([webBuild], (line) => console.log(line));
  const file = pathToFileURL(fromRoot('web/dist-server/renderer.js')).href;
  const built: PageRendererModule = await import(file);
  return built.createPageRenderer(await builtShells());
}

/** Renders one page from documents at an instant, as functions answer it. */
export function renderPage(
  renderer: PageRenderer,
  url: string,
  documents: StoredDocuments,
  now: string,
): string {
  const resources = renderer.resourcesFor(url).map((resource) => entryOf(resource, documents, now));
  const { board } = documents;
  const { status, html } = renderer.render({ url, board, resources, now: new Date(now) });
  if (status !== 200) throw new Error(`Nothing is at ${url}`);
  return html;
}

function entryOf(resource: Resource, documents: StoredDocuments, now: string): ResourceEntry {
  const key = resourceKey(resource);
  const { kind } = resource;
  const source = rowOf(resource).source(resource, utcDay(new Date(now)));
  const limit = 'limit' in source ? source.limit : 1;
  switch (kind) {
    case 'board':
      return { kind, key, value: documents.board.slice(0, limit) };
    case 'coins':
      return { kind, key, value: documents.coins.slice(0, limit) };
    case 'snapshots':
    case 'bankPast':
      return { kind, key, value: documents.snapshotsOf(resource.bank).slice(0, limit) };
    case 'month':
    case 'quarter':
    case 'year':
    case 'past':
    case 'recent':
      return { kind, key, value: documents.historiesOf(resource.currency).slice(0, limit) };
    case 'news':
    case 'health':
    case 'records':
      return { kind, key, value: [] };
  }
}
