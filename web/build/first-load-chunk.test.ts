// @vitest-environment node
import { expect, it } from 'vitest';
import { firstLoadChunk } from './first-load-chunk.ts';

const node = (importedIds: string[], dynamicallyImportedIds: string[] = []) => ({
  importedIds,
  dynamicallyImportedIds,
});
const modules = new Map([
  ['main', node(['react', 'table'])],
  ['react', node([])],
  ['table', node(['react'], ['a-page.tsx', 'b-page.tsx', 'c-page.tsx', 'feed.tsx'])],
  ['a-page.tsx', node(['ui/panel', 'texts', 'ui/chart'])],
  ['b-page.tsx', node(['ui/panel', 'texts'])],
  ['c-page.tsx', node(['ui/panel', 'texts', 'table'])],
  ['feed.tsx', node(['ui/chart'])],
  ['ui/panel', node(['ui/number'])],
  ['ui/number', node([])],
  ['ui/chart', node([])],
  ['texts', node([])],
]);

it('the first load contains the modules of the entry, and the panels that several screens need', () => {
  const chunkOf = firstLoadChunk('main', /^ui/);
  const graph = { getModuleInfo: (id: string) => modules.get(id) ?? null };
  expect([...modules.keys()].filter((id) => chunkOf(id, graph) === 'first-load')).toEqual([
    'main',
    'react',
    'table',
    'ui/panel',
    'ui/number',
  ]);
});
