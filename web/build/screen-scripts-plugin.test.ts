// @vitest-environment node
import { expect, it } from 'vitest';
import { type BuiltChunk, screenScripts } from './screen-scripts-plugin.ts';

const chunk = (fileName: string, fields: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName,
  facadeModuleId: null,
  isEntry: false,
  isDynamicEntry: false,
  imports: [],
  ...fields,
});

it('Lists a screen’s own scripts and their imports, without the scripts of the entry', () => {
  const chunks = [
    chunk('assets/main.js', { isEntry: true, imports: ['assets/react.js'] }),
    chunk('assets/react.js'),
    chunk('assets/money.js', { imports: ['assets/big.js', 'assets/react.js'] }),
    chunk('assets/big.js', { imports: ['assets/money.js'] }),
    chunk('assets/home.js', {
      facadeModuleId: '/project/web/src/features/home/home-page.tsx',
      isDynamicEntry: true,
      imports: ['assets/main.js', 'assets/money.js'],
    }),
  ];
  expect(screenScripts(chunks, '/project/web/src')).toEqual({
    'features/home/home-page.tsx': ['/assets/home.js', '/assets/money.js', '/assets/big.js'],
  });
});
