// @vitest-environment node
import { expect, it } from 'vitest';
import { sharedChunks } from './shared-chunks.ts';

const node = (importedIds: string[], dynamicallyImportedIds: string[] = []) => ({
  importedIds,
  dynamicallyImportedIds,
});
const modules = new Map([
  ['main', node(['react', 'table', 'words'])],
  ['react', node([])],
  ['table', node(['react'], ['a-page.tsx', 'b-page.tsx', 'c-page.tsx', 'd-pages.ts', 'feed.tsx'])],
  ['a-page.tsx', node(['panel', 'titles', 'answer', 'chart'])],
  ['b-page.tsx', node(['panel', 'titles', 'answer', 'table'])],
  ['c-page.tsx', node(['panel', 'titles', 'list'])],
  ['d-pages.ts', node(['list'])],
  ['feed.tsx', node(['chart'])],
  ['panel', node(['number'])],
  ['number', node([])],
  ['answer', node(['panel'])],
  ['list', node([])],
  ['chart', node([])],
  ['words', node([])],
  ['titles', node(['words'])],
]);

const apart = { chunk: 'titles', modules: /titles/ };
const graph = { getModuleInfo: (id: string) => modules.get(id) ?? null };

function chunksBy(families: Readonly<Record<string, readonly string[]>>) {
  const groups = sharedChunks({ entry: 'main', families, apart });
  const chunks: Record<string, string[]> = {};
  for (const id of modules.keys()) {
    const [chunk] = groups.flatMap(({ name }) => name(id, graph) ?? []);
    if (chunk !== undefined) chunks[chunk] = [...(chunks[chunk] ?? []), id];
  }
  return chunks;
}

const firstLoad = ['main', 'react', 'table', 'panel', 'number', 'words'];

it('the first load contains the modules of the entry, and those that three screens need', () => {
  expect(chunksBy({})).toEqual({ 'first-load': firstLoad, titles: ['titles'] });
});

it('what a chunk apart imports stays in the first load, which comes before it', () => {
  const [first, second] = sharedChunks({ entry: 'main', families: {}, apart });
  expect([first?.name('words', graph), second?.name('titles', graph)]).toEqual([
    'first-load',
    'titles',
  ]);
});

it('a family of screens has a chunk of what only its screens need', () => {
  expect(chunksBy({ conversion: ['a', 'b'], lists: ['c', 'd'] })).toEqual({
    'first-load': firstLoad,
    titles: ['titles'],
    conversion: ['answer'],
    lists: ['list'],
  });
});

it('what the modules of a family import is in no other chunk than theirs or the first load', () => {
  modules.set('answer', node(['panel', 'list']));
  expect(chunksBy({ conversion: ['a', 'b'] })).toEqual({
    'first-load': ['main', 'react', 'table', 'panel', 'number', 'list', 'words'],
    titles: ['titles'],
    conversion: ['answer'],
  });
});
