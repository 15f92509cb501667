import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '../../command/project-root.ts';
import { pageVariables, readSettings } from './read-settings.ts';
import { parseSettings, type Settings, settingNames } from './settings.ts';

const examples = parseEnv(readFileSync(fromRoot('settings.env.example'), 'utf8'));
const given = {
  ...examples,
  SITE_URL: 'https://dinar.tn/',
  CONTACT_EMAIL: 'contact@dinar.tn',
  CONTACT_PHONE: '+216 71 123 456',
  FIREBASE_API_KEY: 'AIza-key',
  FIREBASE_APP_ID: '1:123456789012:web:0123456789abcdef',
};

function settingsOf(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = parseSettings(env, examples);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.settings;
}

test('The example contains every setting', () => {
  expect(Object.keys(examples).sort()).toEqual([...settingNames].sort());
});

test('Reads the settings, and removes the slash at the end of the address', () => {
  expect(settingsOf(given)).toMatchObject({
    SITE_URL: 'https://dinar.tn',
    STAFF_EMAIL: '',
    COINGECKO_KEY: '',
  });
});

test.each([
  [{ SITE_URL: undefined }, 'SITE_URL manque'],
  [{ SITE_NAME: ' ' }, 'SITE_NAME est vide'],
  [{ SITE_URL: 'http://dinar.tn' }, 'SITE_URL doit être une adresse https:// sans chemin'],
  [{ SITE_URL: 'https://dinar.tn/taux' }, 'SITE_URL doit être une adresse https:// sans chemin'],
  [{ CONTACT_EMAIL: 'contact' }, 'CONTACT_EMAIL doit être une adresse de courriel'],
  [{ CONTACT_PHONE: 'appelez-nous' }, 'CONTACT_PHONE doit être un numéro de téléphone'],
  [{ FIREBASE_APP_ID: 'app' }, 'FIREBASE_APP_ID doit être de la forme 1:NUMÉRO:web:CODE'],
  [{ STAFF_EMAIL: 'equipe' }, 'STAFF_EMAIL doit être une adresse de courriel'],
  [{ MORNING_MAIL_HOUR: '8 h 30' }, 'MORNING_MAIL_HOUR doit être une heure, de 7 à 12'],
  [{ ALERT_EMAIL: 'equipe' }, 'ALERT_EMAIL doit être une adresse de courriel'],
  [{ MONTHLY_BUDGET: '20 €' }, 'MONTHLY_BUDGET doit être un montant entier, sans monnaie'],
  [
    { COINGECKO_KEY: 'CG-abc' },
    'COINGECKO_KEY doit être vide, ou « secret » : la clé est le secret COINGECKO_DEMO_KEY',
  ],
  [
    { PUSH_ALERTS: 'abc' },
    'PUSH_ALERTS doit être vide, ou « secret » : les clés sont le secret VAPID_PRIVATE_KEYS',
  ],
  [
    { TELEGRAM_CHANNEL: 'dinar' },
    'TELEGRAM_CHANNEL doit être un canal de Telegram, par exemple @dinar',
  ],
  [{ COINGECKO_DEMO_KEY: 'CG-abc' }, "COINGECKO_DEMO_KEY n'est pas un réglage connu"],
  [{ PAGES_MIN_INSTANCES: 'une' }, 'PAGES_MIN_INSTANCES doit être un nombre de 0 à 9'],
  [{ SITE_ULR: 'https://dinar.tn' }, "SITE_ULR n'est pas un réglage connu"],
  [{ SITE_URL: examples.SITE_URL }, "SITE_URL a encore la valeur de l'exemple"],
])('Rejects the settings with %j', (change, problem) => {
  const entries = Object.entries({ ...given, ...change }).filter(
    ([, value]) => value !== undefined,
  );
  expect(parseSettings(Object.fromEntries(entries), examples)).toEqual({
    ok: false,
    problems: [problem],
  });
});

test('The page gets its own settings, and neither staff addresses nor the key of a source', () => {
  const page = pageVariables(settingsOf({ ...given, STAFF_EMAIL: 'a@dinar.tn' }), 'dinar-prod');
  expect(page).toMatchObject({
    VITE_SITE_URL: 'https://dinar.tn',
    VITE_FIREBASE_PROJECT_ID: 'dinar-prod',
    VITE_APP_CHECK_SITE_KEY: '',
  });
  const notItsOwn = /STAFF|ALERT|BUDGET|COINGECKO|TELEGRAM|INSTANCES/;
  expect(Object.keys(page).filter((name) => notItsOwn.test(name))).toEqual([]);
});

test('A problem names the file to correct; a given file that is not there is a wrong command line', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'other.env');
  const lines = Object.entries({ ...given, CONTACT_EMAIL: 'contact' });
  await writeFile(file, lines.map(([name, value]) => `${name}=${value}\n`).join(''));
  expect(await readSettings(file, {})).toEqual({
    ok: false,
    problems: [
      `CONTACT_EMAIL doit être une adresse de courriel : corrigez ${file} (modèle : settings.env.example).`,
    ],
  });
  await expect(readSettings(path.join(folder, 'none.env'), {})).rejects.toMatchObject({
    code: 'misuse',
  });
});
