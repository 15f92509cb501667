import { expect, it } from 'vitest';
import { inlineStyleSheets } from './inline-style-sheets.ts';

const page = '<head><link rel="stylesheet" crossorigin href="/assets/a.css"></head>';

it('Inlines a linked style sheet without changing its text', () => {
  const sheets: Record<string, string> = { 'assets/a.css': 'a::before{content:"$&"}\n' };
  expect(inlineStyleSheets(page, (file) => sheets[file] ?? '')).toBe(
    '<head><style>a::before{content:"$&"}</style></head>',
  );
});

it('Rejects a page without a style sheet, and a sheet that would close its style element', () => {
  expect(() => inlineStyleSheets('<head></head>', () => '')).toThrow('links no style sheet');
  expect(() => inlineStyleSheets(page, () => 'a{}</STYLE>')).toThrow('cannot be inlined in a page');
});
