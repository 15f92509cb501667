import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readJobSettings } from './read-job-settings.ts';

test('Reads settings.env, whose values may have spaces, and prefers the environment', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'job-settings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'settings.env');
  const lines = [
    'SITE_NAME=Dinar en Direct',
    'SITE_URL=https://dinar.tn',
    'STAFF_EMAIL=e@dinar.tn',
  ];
  await writeFile(file, lines.join('\n'));
  expect(await readJobSettings({ CONTACT_EMAIL: 'c@dinar.tn', STAFF_EMAIL: '' }, file)).toEqual({
    siteUrl: 'https://dinar.tn',
    contactEmail: 'c@dinar.tn',
  });
  await expect(readJobSettings({}, file)).rejects.toThrow(
    'La variable CONTACT_EMAIL manque : chaque requête dit aux sources qui demande',
  );
});
