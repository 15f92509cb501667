// Bundles the command and the API for the Node that users run, which reads no TypeScript. Splitting keeps gRPC in
// a file of its own, so that the server listens before it is loaded.
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));
const dist = join(folder, 'dist');

const { outputFiles } = await build({
  absWorkingDir: folder,
  entryPoints: ['src/cli.ts', 'src/start-firestore.ts'],
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // Less to read at each start. Names stay, for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
  write: false,
});

// Another run may start the old build at any moment: the parts come first, the whole last, and
// only then does the old go.
await mkdir(dist, { recursive: true });
await copyFile(join(folder, 'src/schema/firestore-v1.json'), join(dist, 'firestore-v1.json'));
const isEntry = (file) => basename(file.path) === 'cli.mjs';
for (const file of outputFiles.toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) {
  const draft = `${file.path}.${process.pid}`;
  await writeFile(draft, file.contents);
  await rename(draft, file.path);
}
const current = new Set(outputFiles.map((file) => basename(file.path)));
for (const name of await readdir(dist)) {
  if (name.endsWith('.mjs') && !current.has(name)) await rm(join(dist, name), { force: true });
}
