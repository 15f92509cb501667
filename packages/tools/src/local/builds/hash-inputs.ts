import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const generated = new Set(['node_modules', 'dist', 'dist-server', 'lib', 'coverage']);

/** Returns the SHA-256 of the paths and contents of every source file under `inputs`, by default no tests. */
export async function hashInputs(
  root: string,
  inputs: readonly string[],
  { withTests = false } = {},
): Promise<string> {
  const ignored = withTests ? /\.log$/ : /\.(test\.tsx?|log)$/;
  const found = inputs.map((input) => filesUnder(path.join(root, input), ignored));
  const files = (await Promise.all(found)).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    hash.update(`${path.relative(root, file)}\0`).update(contents[index] ?? '');
  }
  return hash.digest('hex');
}

async function filesUnder(place: string, ignored: RegExp): Promise<string[]> {
  if ((await stat(place)).isFile()) {
    return [place];
  }
  const entries = await readdir(place, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => !generated.has(entry.name) && !ignored.test(entry.name))
      .map((entry) => filesUnder(path.join(place, entry.name), ignored)),
  );
  return nested.flat();
}
