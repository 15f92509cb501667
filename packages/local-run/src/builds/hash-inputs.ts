import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const generated = new Set(['node_modules', 'dist', 'dist-server', 'lib', 'coverage']);

/** SHA-256 over the paths and contents of every source file under `inputs`; tests are left out. */
export async function hashInputs(root: string, inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesUnder(path.join(root, input)))))
    .flat()
    .sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    hash.update(`${path.relative(root, file)}\0`).update(contents[index] ?? '');
  }
  return hash.digest('hex');
}

async function filesUnder(place: string): Promise<string[]> {
  if ((await stat(place)).isFile()) {
    return [place];
  }
  const entries = await readdir(place, { withFileTypes: true });
  const nested = await Promise.all(
    entries
      .filter((entry) => !generated.has(entry.name) && !/\.(test\.tsx?|log)$/.test(entry.name))
      .map((entry) => filesUnder(path.join(place, entry.name))),
  );
  return nested.flat();
}
