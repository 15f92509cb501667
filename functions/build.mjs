import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;

// Cloud Functions installs package.json's dependencies and nothing of the workspace: what is ours
// goes into the bundle, what is on npm stays outside it.
await build({
  absWorkingDir: here,
  entryPoints: ['src/index.ts'],
  outfile: 'lib/index.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external: ['firebase-admin', 'firebase-admin/*', 'firebase-functions', 'firebase-functions/*'],
  logLevel: 'warning',
});

// The page's renderer and the shell it fills come from one build of the web, ready made.
const pageFiles = {
  '../web/dist-server/renderer.js': 'renderer.js',
  '../web/dist/404.html': 'shell.html',
};
await mkdir(path.join(here, 'lib/page'), { recursive: true });
for (const [built, name] of Object.entries(pageFiles)) {
  await copyFile(path.join(here, built), path.join(here, 'lib/page', name)).catch((cause) => {
    throw new Error(`${built} is missing: build the web first (npm run build)`, { cause });
  });
}
