// @vitest-environment node
import { expect, it } from 'vitest';
import { compileHint } from './compile-hint.ts';

it('the SDK is compiled while it comes, and nothing else is', () => {
  const hint = '//# allFunctionsCalledOnLoad';
  expect(
    [
      ['/p/web/src/ui/icon.tsx', '/p/node_modules/@firebase/firestore/dist/index.esm.js'],
      ['/p/node_modules/reactfire/dist/index.js'],
      ['/p/node_modules/react-dom/client.js', '/p/web/src/main.tsx'],
    ].map((moduleIds) => compileHint({ moduleIds })),
  ).toEqual([hint, hint, '']);
});
