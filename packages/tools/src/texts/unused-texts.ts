import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TextFeature } from './text-features.ts';
import { expectedTexts } from './text-tree.ts';

const sourceFolders = [
  'packages/site/src',
  'packages/domain/src',
  'functions/src',
  'web/src',
  'web/build',
];

interface Source {
  readonly file: string;
  readonly text: string;
  /** The files that it imports. */
  readonly imports: readonly string[];
}

/** Reads the sources that may use texts: neither tests nor the texts themselves. */
export function sourcesOf(root: string): readonly Source[] {
  return sourceFolders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)(?:fr|ar|en)\.ts$/.test(file),
      )
      .map((name) => path.join(root, folder, name))
      .map((file) => {
        const text = readFileSync(file, 'utf8');
        return { file, text, imports: importsOf(root, file, text) };
      }),
  );
}

/**
 * Returns the texts of a feature that no source names: each key of its path has to be a word of a file that imports the
 * feature's texts, or a value or a row of a table elsewhere, by which they are indexed.
 */
export function unusedTexts(
  { folder, french }: TextFeature,
  sources: readonly Source[],
): readonly string[] {
  const importers = (files: readonly string[]) =>
    sources.filter(({ imports }) => imports.some((file) => files.includes(file)));
  const binders = importers([path.join(folder, 'ar.ts')]).map(({ file }) => file);
  const readers = importers(binders);
  // A module of words reads texts for others, which name the keys of what it returns.
  const words = readers.filter(({ file }) => file.includes('/texts/')).map(({ file }) => file);
  const users = [
    ...sources.filter(({ file }) => binders.includes(file)),
    ...readers,
    ...importers(words),
  ];
  const isNamed = (key: string) =>
    users.some(({ text }) => hasWord(text, key)) ||
    sources.some(({ text }) => text.includes(`'${key}'`) || text.includes(` ${key}: {`));
  const paths = expectedTexts(french, 'fr').map(({ path: at }) => at);
  return paths.filter((at) => !at.split('.').every((key) => isForm(key) || isNamed(key)));
}

function importsOf(root: string, file: string, text: string): readonly string[] {
  return [...text.matchAll(/(?:from |import\()'([^']+)'/g)].map(([, name = '']) => {
    const [, workspace, rest] = /^@dinar\/(domain|site)\/(.*)$/.exec(name) ?? [];
    if (workspace !== undefined) return path.join(root, 'packages', workspace, 'src', `${rest}.ts`);
    return path.resolve(path.dirname(file), name);
  });
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w$-])${word}(?![\\w$-])`).test(text);
}

function isForm(key: string): boolean {
  return /^(?:\d+|one|other)$/.test(key);
}
