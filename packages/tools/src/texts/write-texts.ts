import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot, projectRoot } from '../command/project-root.ts';
import type { ChangedTexts } from './text-rows.ts';
import { type TextTree, treeOf } from './text-tree.ts';

/** Writes the files of changed texts anew, formatted, below the comments at their heads; returns their paths. */
export function writeTexts(changed: readonly ChangedTexts[]): readonly string[] {
  // All are formatted before the first one is written.
  const files = changed.map((one) => [fileOf(one), formatted(sourceOf(one))] as const);
  for (const [file, source] of files) writeFileSync(file, source);
  return files.map(([file]) => file);
}

function fileOf({ feature, locale }: ChangedTexts): string {
  return path.join(feature.folder, `${locale}.ts`);
}

function sourceOf(one: ChangedTexts): string {
  const { feature, locale, texts } = one;
  const comments = /^(?:\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)\n)*/;
  const [head = ''] = comments.exec(readFileSync(fileOf(one), 'utf8')) ?? [];
  const { isOptional, french } = feature;
  const tree = isOptional ? Object.fromEntries(texts) : treeOf(french, locale, texts);
  return `${head}export const ${locale} = ${literalOf(tree)} as const;\n`;
}

function literalOf(tree: TextTree): string {
  const invisible = /[\u00a0\u00ad\u200b-\u200f\u202a-\u202f\u2060-\u2069]/g;
  return JSON.stringify(tree).replace(invisible, escaped);
}

// A sign that nobody sees would be lost on the next person who edits the file.
function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function formatted(source: string): string {
  const biome = fromRoot('node_modules/@biomejs/biome/bin/biome');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'format', '--stdin-file-path=texts.ts'],
    { cwd: projectRoot, input: source, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`biome ended with ${status}: ${stderr}`);
  return stdout;
}
