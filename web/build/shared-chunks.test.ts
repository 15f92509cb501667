// @vitest-environment node
import { expect, it } from 'vitest';
import { sharedChunks } from './shared-chunks.ts';

const node = (importedIds: string[], dynamicallyImportedIds: string[] = []) => ({
  importedIds,
  dynamicallyImportedIds,
});
const modules = new Map([
  ['main', node(['react', 'table'])],
  ['react', node([])],
  ['table', node(['react'], ['a-page.tsx', 'b-page.tsx', 'c-page.tsx', 'd-pages.ts', 'feed.tsx'])],
  ['a-page.tsx', node(['panel', 'answer', 'chart'])],
  ['b-page.tsx', node(['panel', 'answer', 'table'])],
  ['c-page.tsx', node(['panel', 'list'])],
  ['d-pages.ts', node(['list'])],
  ['feed.tsx', node(['chart'])],
  ['panel', node(['number'])],
  ['number', node([])],
  ['answer', node(['panel'])],
  ['list', node([])],
  ['chart', node([])],
]);

function chunksBy(families: Readonly<Record<string, readonly string[]>>) {
  const groups = sharedChunks({ entry: 'main', families });
  const graph = { getModuleInfo: (id: string) => modules.get(id) ?? null };
  const chunks: Record<string, string[]> = {};
  for (const id of modules.keys()) {
    const [chunk] = groups.flatMap(({ name }) => name(id, graph) ?? []);
    if (chunk !== undefined) chunks[chunk] = [...(chunks[chunk] ?? []), id];
  }
  return chunks;
}

it('the first load contains the modules of the entry, and those that three screens need', () => {
  expect(chunksBy({})).toEqual({ 'first-load': ['main', 'react', 'table', 'panel', 'number'] });
});

it('a family of screens has a chunk of what only its screens need', () => {
  expect(chunksBy({ conversion: ['a', 'b'], lists: ['c', 'd'] })).toEqual({
    'first-load': ['main', 'react', 'table', 'panel', 'number'],
    conversion: ['answer'],
    lists: ['list'],
  });
});

it('what the modules of a family import is in no other chunk than theirs or the first load', () => {
  modules.set('answer', node(['panel', 'list']));
  expect(chunksBy({ conversion: ['a', 'b'] })).toEqual({
    'first-load': ['main', 'react', 'table', 'panel', 'number', 'list'],
    conversion: ['answer'],
  });
});
