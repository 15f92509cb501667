// @vitest-environment node
import { expect, it } from 'vitest';
import { type BuiltChunk, screenScripts } from './screen-scripts-plugin.ts';

const chunk = (fileName: string, fields: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName,
  moduleIds: [],
  isEntry: false,
  imports: [],
  ...fields,
});

it('Lists a later module’s own scripts and their imports, without the scripts of the entry', () => {
  const [home, feed] = ['features/home/home-page.tsx', 'data/feed/live-feed.tsx'].map(
    (module) => `/project/web/src/${module}`,
  );
  if (!home || !feed) throw new Error('There are two modules');
  const chunks = [
    chunk('assets/main.js', { isEntry: true, imports: ['assets/react.js'] }),
    chunk('assets/react.js'),
    chunk('assets/money.js', { imports: ['assets/big.js', 'assets/react.js'] }),
    chunk('assets/big.js', { imports: ['assets/money.js'] }),
    chunk('assets/home.js', { moduleIds: [home], imports: ['assets/main.js', 'assets/money.js'] }),
    chunk('assets/feed.js', { moduleIds: ['/project/node_modules/rxjs/index.js', feed] }),
  ];
  expect(screenScripts(chunks, new Set([home, feed]), '/project/web/src')).toEqual({
    'features/home/home-page.tsx': ['/assets/home.js', '/assets/money.js', '/assets/big.js'],
    'data/feed/live-feed.tsx': ['/assets/feed.js'],
  });
});
