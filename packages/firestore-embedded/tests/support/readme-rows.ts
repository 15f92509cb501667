import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('../../README.md', import.meta.url));
export const readme = readFileSync(file, 'utf8');

/** The cells of each row of the table in a section of the package's README. */
export function readmeRows(section: string): readonly (readonly string[])[] {
  const [, text = ''] = readme.split(`\n## ${section}\n`);
  const [body = ''] = text.split('\n## ');
  const rows = body.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
