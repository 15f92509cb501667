import path from 'node:path';
import { projectRoot } from '../../command/project-root.ts';
import { namedByCurrency, type TextFeature } from '../../texts/text-features.ts';
import { expectedTexts } from '../../texts/text-tree.ts';
import { importsIn } from '../borders/imports-in.ts';
import { resolveImport } from '../borders/resolve-import.ts';
import type { SourceFile } from '../repository-files.ts';
import { ownPackages } from '../testing/type-projects.ts';

interface Source extends SourceFile {
  /** The paths of what it imports. */
  readonly imports: readonly string[];
}

const mayUseTexts =
  /^(?:packages\/(?:site|domain)\/src|functions\/src|web\/(?:src|build))\/.*\.tsx?$/;
const testOrText = /\.test\.tsx?$|\/(?:fr|ar|en)\.ts$/;

/** Returns the sources that may use texts: neither tests nor the texts themselves. */
export function sourcesAmong(files: readonly SourceFile[]): readonly Source[] {
  return files
    .filter(({ path: file }) => mayUseTexts.test(file) && !testOrText.test(file))
    .map((file) => ({
      ...file,
      imports: importsIn(file.text).flatMap(({ specifier }) => {
        const target = resolveImport(file.path, specifier, ownPackages);
        return target.kind === 'file' ? [target.path] : [];
      }),
    }));
}

/**
 * Returns the texts of a feature that no source names: each key of its path has to be a word of a file that imports the
 * feature's texts, a currency, or a value or a row of a table elsewhere, by which they are indexed.
 */
export function unusedTexts(
  { folder, french }: TextFeature,
  sources: readonly Source[],
): readonly string[] {
  const importers = (files: readonly string[]) =>
    sources.filter(({ imports }) => imports.some((file) => files.includes(file)));
  const arabic = path.relative(projectRoot, path.join(folder, 'ar.ts'));
  const binders = importers([arabic]).map((source) => source.path);
  const readers = importers(binders);
  // A module of words reads texts for others, which name the keys of what it returns.
  const words = readers.map((source) => source.path).filter((file) => file.includes('/texts/'));
  const users = [
    ...sources.filter((source) => binders.includes(source.path)),
    ...readers,
    ...importers(words),
  ];
  const isNamed = (key: string) =>
    namedByCurrency.has(key) ||
    users.some(({ text }) => hasWord(text, key)) ||
    sources.some(({ text }) => text.includes(`'${key}'`) || text.includes(` ${key}: {`));
  const paths = expectedTexts(french, 'fr').map(({ path: at }) => at);
  return paths.filter((at) => !at.split('.').every((key) => isForm(key) || isNamed(key)));
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\w$-])${word}(?![\\w$-])`).test(text);
}

function isForm(key: string): boolean {
  return /^(?:\d+|one|other)$/.test(key);
}
