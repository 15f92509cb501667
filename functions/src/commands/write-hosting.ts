import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hostingRules } from '../hosting/hosting-rules.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const file = `${root}firebase.json`;

const config = JSON.parse(readFileSync(file, 'utf8'));
const { redirects: _1, rewrites: _2, headers: _3, ...byHand } = config.hosting;
const hosting = { ...byHand, ...hostingRules() };
writeFileSync(file, JSON.stringify({ ...config, hosting }));

// The formatter lays it out as it lays out every file: one short entry, one line.
const biome = `${root}node_modules/@biomejs/biome/bin/biome`;
execFileSync(process.execPath, [biome, 'format', '--write', file], { stdio: 'inherit', cwd: root });
