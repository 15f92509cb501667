#!/usr/bin/env node
// In the repository the script first builds the server, which takes a moment. An installed package
// is already built.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../build.mjs', import.meta.url));
// A separate process frees the bundler's memory when it exits.
if (existsSync(build)) execFileSync(process.execPath, [build], { stdio: 'inherit' });

await import('../dist/cli.cjs');
