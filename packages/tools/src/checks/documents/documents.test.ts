import { expect, test } from 'vitest';
import { documentFiles, repositoryFiles } from '../repository-files.ts';
import { deadLinks, deadPaths, indexFaults } from './document-faults.ts';

const files = new Set(await repositoryFiles());
const documents = new Map((await documentFiles()).map(({ path, text }) => [path, text]));

test('Every link of a document leads to a file of the repository', () => {
  expect(documents.size).toBeGreaterThan(50);
  expect(deadLinks(documents, files)).toEqual([]);
});

test('Reports a dead link of a page in a folder, and ignores code, addresses and anchors', () => {
  const text = '[a](../gone.md) [b](../b/#part) [c](https://a.tn/x) [d](#here) `[e](e.md)`';
  const faults = deadLinks(new Map([['docs/a.md', text]]), new Set(['b/c.md']));
  expect(faults).toEqual(['docs/a.md links to gone.md']);
});

test('Every path in the code of a document is one of the repository', () => {
  expect(deadPaths(documents, files)).toEqual([]);
});

test('Reports a path that moved, and ignores patterns, built files and words with a slash', () => {
  const text =
    '`web/a.ts` `web/gone.ts` `web/*/a.ts` `web/dist/a.js` `ui/a` `web/` `a.ts` `gone.test.ts`';
  const faults = deadPaths(new Map([['README.md', text]]), new Set(['web/a.ts']));
  expect(faults).toEqual(['README.md names web/gone.ts', 'README.md names gone.test.ts']);
});

test('The index of decisions lists every record, and each has a title', () => {
  expect(indexFaults(documents)).toEqual([]);
});

test('A record that the index lacks is found, and one without a title', () => {
  const planted = new Map([
    ['docs/decisions/README.md', '- [A](a.md) [B](b.md)'],
    ['docs/decisions/a.md', '# A'],
    ['docs/decisions/b.md', '\n\n## B'],
    ['docs/decisions/c.md', '# C'],
  ]);
  expect(indexFaults(planted)).toEqual([
    'docs/decisions/b.md has no title',
    'docs/decisions/README.md lacks docs/decisions/c.md',
  ]);
});
