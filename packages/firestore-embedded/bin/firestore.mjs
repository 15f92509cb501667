#!/usr/bin/env node
// In the repository it builds the server first, which takes a moment; an installed package is built.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../build.mjs', import.meta.url));
// A process of its own takes the bundler's memory away with it.
if (existsSync(build)) execFileSync(process.execPath, [build], { stdio: 'inherit' });

await import('../dist/cli.mjs');
