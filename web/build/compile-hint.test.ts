// @vitest-environment node
import { expect, it } from 'vitest';
import { compileHint } from './compile-hint.ts';

it('marks the chunk of React for early compilation, and no other chunk', () => {
  const hint = '//# allFunctionsCalledOnLoad';
  expect(
    [
      ['/p/web/src/ui/mark/icon.tsx', '/p/node_modules/@firebase/firestore/dist/index.esm.js'],
      ['/p/node_modules/react-dom/client.js', '/p/web/src/react-roots.ts'],
      ['/p/web/src/main.tsx', '/p/node_modules/big.js/big.mjs'],
    ].map((moduleIds) => compileHint({ moduleIds })),
  ).toEqual(['', hint, '']);
});
