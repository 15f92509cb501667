// `npm run firestore`: builds the server, which takes a moment, and runs it.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../build.mjs', import.meta.url));
// A process of its own takes the bundler's memory away with it.
execFileSync(process.execPath, [build], { stdio: 'inherit' });

await import('../dist/cli.mjs');
