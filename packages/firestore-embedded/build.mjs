// Bundles the command for the Node that users run, which reads no TypeScript. One CommonJS file: Node
// starts it sooner than ES modules, and evaluates gRPC and whatever else a start does not need only
// when they are imported.
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('.', import.meta.url));
const dist = join(folder, 'dist');

const { outputFiles } = await build({
  absWorkingDir: folder,
  entryPoints: ['src/cli.ts'],
  outdir: 'dist',
  outExtension: { '.js': '.cjs' },
  bundle: true,
  format: 'cjs',
  platform: 'node',
  target: 'node20.19',
  // CommonJS has no import.meta.
  define: { 'import.meta.url': 'moduleUrl' },
  banner: { js: "const moduleUrl = require('node:url').pathToFileURL(__filename).href;" },
  // Less to read at each start. Names stay, for stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
  write: false,
});

await mkdir(dist, { recursive: true });
await copyFile(join(folder, 'src/schema/firestore-v1.json'), join(dist, 'firestore-v1.json'));
// Another run may start the old build at any moment, so each file is replaced at once.
for (const file of outputFiles) {
  const draft = `${file.path}.${process.pid}`;
  await writeFile(draft, file.contents);
  await rename(draft, file.path);
}
