import { expect, it } from 'vitest';
import { pageStyles, type StyledChunk, withInlineStyles } from './page-styles.ts';

const chunk = (name: string, fields: Partial<StyledChunk> = {}): StyledChunk => ({
  fileName: name,
  facadeModuleId: null,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  styles: [`${name}.css`],
  ...fields,
});

const screenIn = (id: string) => /^features\/.+/.exec(id)?.[0];

it('Styles belong to the screens that reach them, those of more screens first, and to all pages otherwise', () => {
  const chunks = [
    chunk('answer', { imports: ['table', 'entry'] }),
    chunk('bank', { facadeModuleId: 'features/bank', imports: ['answer', 'entry'] }),
    chunk('below', { imports: ['answer', 'home'] }),
    chunk('entry', { isEntry: true, dynamicImports: ['home', 'bank', 'footer'] }),
    chunk('chart', { imports: ['entry'] }),
    chunk('footer', { imports: ['chart', 'entry'] }),
    chunk('home', {
      facadeModuleId: 'features/home',
      imports: ['chart', 'entry'],
      dynamicImports: ['below'],
    }),
    chunk('table', { imports: ['entry'] }),
  ];
  expect(pageStyles(chunks, screenIn)).toEqual([
    { files: ['entry.css', 'chart.css', 'footer.css'] },
    { screens: ['features/bank', 'features/home'], files: ['table.css', 'answer.css'] },
    { screens: ['features/bank'], files: ['bank.css'] },
    { screens: ['features/home'], files: ['home.css', 'below.css'] },
  ]);
  expect(() => pageStyles([chunk('home')], screenIn)).toThrow('no entry');
});

const page = '<head><link rel="stylesheet" crossorigin href="/entry.css"></head>';
const sheets: Readonly<Record<string, string>> = {
  entry: 'a::before{content:"$&"}\n',
  home: 'b{}',
};
const read = (file: string) => sheets[file] ?? '';

it('Styles are inlined without a change of their text, with a disabled link each', () => {
  const styles = [{ files: ['entry'] }, { screens: ['features/home'], files: ['home'] }];
  expect(withInlineStyles(page, styles, read)).toBe(
    '<head><style>a::before{content:"$&"}</style><link rel="stylesheet" disabled href="/entry">' +
      '<!--features/home--><style>b{}</style><link rel="stylesheet" disabled href="/home"><!--/--></head>',
  );
});

it('Rejects a page without a style sheet, and a sheet that would close its style element', () => {
  const entry = [{ files: ['entry'] }];
  expect(() => withInlineStyles('<head></head>', entry, read)).toThrow('links no style sheet');
  expect(() => withInlineStyles(page, entry, () => 'a{}</STYLE>')).toThrow('cannot be inlined');
});
