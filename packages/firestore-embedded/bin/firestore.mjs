#!/usr/bin/env node
// Builds the server, which takes a moment, and starts it.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// A separate process frees the bundler's memory when it exits.
const build = fileURLToPath(new URL('../build.mjs', import.meta.url));
execFileSync(process.execPath, [build], { stdio: 'inherit' });

await import('../dist/cli.cjs');
