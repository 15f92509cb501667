// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scopedNames } from './scoped-names.ts';

const sources = path.join(import.meta.dirname, '../src');

it('Each class and animation of the site has another name, the same in both builds', () => {
  const [page, renderer] = [scopedNames(sources), scopedNames(sources)];
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const css = readFileSync(path.join(sources, file), 'utf8');
      const classes = new Set([...css.matchAll(/\.([a-z]\w*)|@keyframes ([\w-]+)/gi)].map(String));
      return [...classes].map((found) => {
        const name = found.split(',').findLast(Boolean) ?? '';
        const given = [name, path.join(sources, file), css] as const;
        expect(renderer(...given)).toBe(page(...given));
        return page(...given);
      });
    });
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  expect(() => page('none', path.join(sources, 'app/page-frame.module.css'), '')).toThrow('none');
});
