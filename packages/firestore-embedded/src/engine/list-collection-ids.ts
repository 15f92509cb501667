import { compareText } from '../model/compare-text.ts';
import { readText } from '../model/json.ts';
import { parseParentName } from '../model/resource-name.ts';
import { StatusError } from '../model/status.ts';
import type { ProtoJson } from './backend.ts';
import { type Context, databaseOf } from './context.ts';
import { decodePageToken, encodePageToken, readPageSize } from './page-token.ts';
import { openReading } from './reading.ts';

/** The `ListCollectionIds` method, for the owner only, because rules cannot grant it. */
export function listCollectionIds(request: ProtoJson, context: Context): ProtoJson {
  const parent = readText(request.parent, 'parent');
  parseParentName(parent);
  const { caller, rulesOf } = context.access;
  if (caller.kind !== 'owner' && rulesOf(parent) !== undefined) {
    throw new StatusError('PERMISSION_DENIED', 'Only the owner may list collection ids.');
  }
  const ids = new Set<string>();
  const { source } = openReading(databaseOf(context, parent), request);
  for (const collection of source.collectionsBelow(parent)) {
    ids.add(collection.slice(parent.length + 1).split('/', 1)[0] ?? '');
  }
  const after = readText(decodePageToken(readText(request.pageToken, 'page_token')), 'page_token');
  const rest = [...ids].sort(compareText).filter((id) => compareText(id, after) > 0);
  const size = readPageSize(request.pageSize) ?? rest.length;
  const page = rest.slice(0, size);
  const last = page.at(-1);
  return {
    ...(last === undefined ? {} : { collectionIds: page }),
    ...(last === undefined || rest.length <= size ? {} : { nextPageToken: encodePageToken(last) }),
  };
}
