// @vitest-environment node

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const sources = path.join(import.meta.dirname, '../src');
const read = (file: string) => readFileSync(path.join(sources, file), 'utf8');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
const sheets = files.filter((file) => file.endsWith('.css'));

const found = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

it('Every custom property that a style uses is declared', () => {
  const css = sheets.map(read).join('\n');
  const declared = found(css, /(--[\w-]+)\s*:/g);
  expect([...found(css, /var\((--[\w-]+)/g)].filter((name) => !declared.has(name))).toEqual([]);
});

it('Every class that a component takes from a module is in it', () => {
  const taken = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const code = read(file).replaceAll(/^import .*$/gm, '');
      return [...read(file).matchAll(/^import (\w+) from '(.+\.module\.css)';$/gm)].flatMap(
        ([, local = '', module = '']) => {
          const classes = found(read(path.join(path.dirname(file), module)), /\.([a-z]\w*)/gi);
          return [...found(code, new RegExp(`\\b${local}\\.(\\w+)`, 'g'))]
            .filter((name) => !classes.has(name))
            .map((name) => `${file}: ${local}.${name}`);
        },
      );
    });
  expect(taken).toEqual([]);
});
