import { expect, it } from 'vitest';
import { inlineStyleSheets } from './inline-style-sheets.ts';

const page = '<head><link rel="stylesheet" crossorigin href="/assets/a.css"></head>';

it('A linked style sheet is in the page, to the letter', () => {
  const sheets: Record<string, string> = { 'assets/a.css': 'a::before{content:"$&"}\n' };
  expect(inlineStyleSheets(page, (file) => sheets[file] ?? '')).toBe(
    '<head><style>a::before{content:"$&"}</style></head>',
  );
});

it('A page without a sheet, and a sheet that would end its element, are refused', () => {
  expect(() => inlineStyleSheets('<head></head>', () => '')).toThrow('links no style sheet');
  expect(() => inlineStyleSheets(page, () => 'a{}</STYLE>')).toThrow('cannot be inlined in a page');
});
