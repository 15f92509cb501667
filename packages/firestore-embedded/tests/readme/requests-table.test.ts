import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadService } from '../../src/schema/load-service.ts';
import { type Running, startEmbedded } from '../support/start-embedded.ts';
import { servedOverGrpc, servedOverRest, servedOverWebChannel } from './served.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(`${root}/README.md`, 'utf8');
const [, section = ''] = readme.split('\n## What is served\n');
const [table = ''] = section.split('\n## ');
const rows = [...table.matchAll(/^\| (\w+) +\| (\w+) +\| (\w+) +\| (\w+) +\|/gm)].filter(
  ([, name]) => name !== 'Request',
);

let server: Running;
beforeAll(async () => {
  server = await startEmbedded('demo-readme');
});
afterAll(() => server.stop());

test('The README has a row for every request in the schema, and for no other.', () => {
  const names = [...loadService().values()].map(({ name }) => name);
  expect(rows.map(([, name]) => name).toSorted()).toEqual(names.toSorted());
});

test.each(rows.map((row) => row.slice(1, 5)))(
  'The server serves %s as the README states.',
  async (name = '', ...said) => {
    const { port } = server;
    const asked = [servedOverGrpc, servedOverRest, servedOverWebChannel];
    expect(await Promise.all(asked.map((ask) => ask(port, name)))).toEqual(said);
  },
);

const files = new Map(
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !file.parentPath.includes('node_modules'))
    .map((file) => [file.name, join(file.parentPath, file.name)]),
);

test('Every file that the README names exists.', () => {
  const named = [...readme.matchAll(/[\w-]+(?:\.test)?\.(?:ts|mjs)\b/g)].map(([name]) => name);
  expect(named.filter((name) => !files.has(name))).toEqual([]);
});

const steps = [...readme.matchAll(/^\| ([^|]+?) +\| ([^|]+\.ts) +\| (\d+) +\|/gm)];

test.each(steps.map((step) => step.slice(1)))(
  'The files of the step « %s » have no more lines than the README states.',
  (_step, named = '', most) => {
    const sources = named.split(', ').map((name) => readFileSync(files.get(name) ?? name, 'utf8'));
    const lines = sources.reduce((sum, source) => sum + source.split('\n').length - 1, 0);
    expect(lines).toBeLessThanOrEqual(Number(most));
  },
);
