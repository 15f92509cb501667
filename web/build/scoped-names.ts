import { readdirSync } from 'node:fs';
import path from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const named = /(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g;

/**
 * Returns a function that names a class by two letters for its file and its number there: the default names
 * take 2 kB of each page in brotli. Names depend on the sources alone, so that page and renderer agree.
 */
export function scopedNames(sourceFolder: string) {
  const files = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  return (name: string, file: string, css: string): string => {
    const index = files.indexOf(path.relative(sourceFolder, file));
    const names = [...new Set([...css.matchAll(named)].map(([, found]) => found))];
    const number = names.indexOf(name);
    if (index < 0 || number < 0) throw new Error(`${file} has no place for the class ${name}`);
    const [first, second] = [Math.floor(index / letters.length), index % letters.length];
    return `${letters[first]}${letters[second]}${number.toString(36)}`;
  };
}
