import { expect, test } from 'vitest';
import { codeFiles, type SourceFile } from '../repository-files.ts';
import { ownPackages } from '../testing/type-projects.ts';
import { crossingsOf, cycleIn } from './find-crossings.ts';
import { rooms } from './room-table.ts';

const belongsToRoom = ({ path }: SourceFile) =>
  path.includes('/') &&
  !path.startsWith('web/stubs/') &&
  !/(?:\.config\.[cm]?[jt]s|\/build\.mjs)$/.test(path);

test('No file imports a module that its room may not import', async () => {
  const files = (await codeFiles()).filter(belongsToRoom);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => crossingsOf(file, rooms, ownPackages))).toEqual([]);
});

test('The allowed edges have no cycle', () => {
  expect(cycleIn(rooms)).toBeUndefined();
});

const planted = [
  ['packages/domain/src/rates/conversion.ts', 'firebase-admin/firestore'],
  ['packages/domain/src/rates/conversion.ts', '@dinar/site/pages/page'],
  ['packages/domain/src/rates/conversion.ts', '../today/counters.ts'],
  ['packages/domain/src/documents/coin-document.ts', '../aggregates/active-rates.ts'],
  ['packages/site/src/routes/routes.ts', '../seo/page-head.ts'],
  ['packages/site/src/seo/page-head.ts', '@dinar/web/data/list-query'],
  ['functions/src/sources/read-json.ts', 'firebase-admin/firestore'],
  ['functions/src/sources/read-json.ts', '../store/documents/group-by.ts'],
  ['functions/src/store/documents/group-by.ts', '../../triggers/give-up-when-old.ts'],
  ['functions/src/http/answer-page.ts', '../../../web/src/app/app.tsx'],
  ['web/src/ui/control/button.tsx', '../../data/store/reading.ts'],
  ['web/src/ui/control/button.tsx', 'firebase/firestore'],
  ['web/src/data/store/page-store.ts', '../../features/home/home-page.tsx'],
  ['web/src/data/store/page-store.ts', '../feed/listeners.tsx'],
  ['web/src/data/live/use-live-resource.ts', '../feed/listeners.tsx'],
  ['web/src/features/home/home-page.tsx', '../../data/feed/listeners.tsx'],
  ['web/src/features/home/home-page.tsx', '../converter/converter-page.tsx'],
  ['web/src/features/crypto/crypto-page.tsx', 'reactfire'],
  ['web/src/app/app.tsx', '@dinar/functions/store/documents/group-by'],
  ['packages/firestore-embedded/src/model/path.ts', '../engine/engine.ts'],
  ['packages/firestore-embedded/src/rules/authorizer.ts', '../grpc/handlers.ts'],
] as const;

test.each(planted)('%s may not import %s, in any form', (path, specifier) => {
  const forms = [
    `import { a } from '${specifier}';`,
    `import type { A } from "${specifier}";`,
    `export { a } from '${specifier}';`,
    `import '${specifier}';`,
    `const a = await import('${specifier}');`,
    `const a = await import(\`${specifier}\`);`,
    `import {\n  a,\n} from '${specifier}';`,
  ];
  expect(forms.map((text) => crossingsOf({ path, text }, rooms, ownPackages).length)).toEqual(
    forms.map(() => 1),
  );
});

test.each([
  'functions/src/planted/file.ts',
  'web/src/data/file.ts',
  'web/src/features/file.ts',
  'web/src/planted/file.ts',
])('%s, in a folder without a row, is in no room, not in that of its parent', (path) => {
  expect(crossingsOf({ path, text: '' }, rooms, ownPackages)).toHaveLength(1);
});

test('A file outside every room, and a cycle of edges, are found', () => {
  expect(crossingsOf({ path: 'elsewhere/file.ts', text: '' }, rooms, ownPackages)).toEqual([
    'elsewhere/file.ts is in no room: add its folder to room-table.ts',
  ]);
  const room = (name: string, imports: readonly string[]) => ({
    name,
    folder: name,
    imports,
    packages: [],
  });
  expect(cycleIn([room('a', ['b']), room('b', ['c']), room('c', ['a'])])).toEqual([
    'a',
    'b',
    'c',
    'a',
  ]);
});
