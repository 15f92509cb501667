import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '@dinar/tools/command/project-root';
import { expect, inject, test } from 'vitest';

const scripts = readdirSync(fromRoot('web/dist/assets')).filter((name) => name.endsWith('.js'));
const read = (path: string) => readFileSync(fromRoot('web/dist', path), 'utf8');

test('App Check is one file, which no visitor without a key loads', async () => {
  const holding = scripts.filter((name) => read(`assets/${name}`).includes('google.com/recaptcha'));
  expect(holding).toEqual([expect.stringMatching(/^recaptcha-app-check-/)]);
  const [name = ''] = holding;
  const home = await (await fetch(inject('stack').hostingUrl)).text();
  expect(home).toContain('"appCheckSiteKey":null');
  for (const text of [home, read('service-worker.js')]) expect(text).not.toContain(name);
  // The shell contains the name of each file but does not load these.
  expect(read('shell.html')).not.toContain(`href="/assets/${name}`);
  // Loaded by a dynamic import of its own, after the check for a key.
  const naming = scripts.filter((other) => read(`assets/${other}`).includes(name));
  expect(naming).not.toEqual([]);
  for (const other of naming) expect(read(`assets/${other}`)).not.toMatch(statically(name));
});

function statically(name: string): RegExp {
  return new RegExp(`(?:from|import)\\s*["'][^"']*${name}`);
}
