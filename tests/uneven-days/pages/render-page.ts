import type { PageRenderer } from '@dinar/site/delivery/page-renderer';
import {
  type Resource,
  type ResourceEntry,
  resourceKey,
  resourceLimits,
} from '@dinar/site/delivery/page-resources';
import type { StoredDocuments } from '../documents/stored-documents.ts';

/** Renders one page from documents at an instant, as functions answer it. */
export function renderPage(
  renderer: PageRenderer,
  url: string,
  documents: StoredDocuments,
  now: string,
): string {
  const resources = renderer
    .resourcesFor(url)
    .map((resource) => entryOf(resource, documents))
    .filter((entry) => entry !== undefined);
  const { board } = documents;
  const { status, html } = renderer.render({ url, board, resources, now: new Date(now) });
  if (status !== 200) throw new Error(`Nothing is at ${url}`);
  return html;
}

function entryOf(resource: Resource, documents: StoredDocuments): ResourceEntry | undefined {
  const key = resourceKey(resource);
  const { kind } = resource;
  const limit = resourceLimits[kind];
  switch (kind) {
    case 'coins':
      return { kind, key, value: documents.coins.slice(0, limit) };
    case 'snapshots':
    case 'bankPast':
      return { kind, key, value: documents.snapshotsOf(resource.bank).slice(0, limit) };
    case 'history':
    case 'past':
    case 'recent':
      return { kind, key, value: documents.historiesOf(resource.currency).slice(0, limit) };
    case 'news':
    case 'health':
    case 'records':
      return { kind, key, value: [] };
  }
}
