import { expect, test } from 'vitest';
import { initialFiles } from './initial-files.ts';

test('Scripts, preloaded modules and styles are found in any order of attributes', () => {
  const html = `<head><style>a{}</style><link href="/b.css" rel="stylesheet"><link rel="stylesheet" disabled href="/c.css">
    <link rel="modulepreload" crossorigin href="/route.js"><link rel="icon" href="/i.svg">
    <script type="application/json" id="data">{}</script>
    <script type="module" crossorigin src="/main.js"></script>
    <link rel="modulepreload" href="/main.js"></head>`;
  expect(initialFiles(html)).toEqual({
    scripts: ['/route.js', '/main.js'],
    linkedStyles: ['/b.css'],
    inlineStyles: ['a{}'],
  });
});
