import { describe, expect, test } from 'vitest';
import type { AnyCommand } from '../command/command.ts';
import { commandArguments, commandFiles, scripts } from '../command/command-files.ts';
import { fromRoot } from '../command/project-root.ts';
import { runInProcess } from '../command/testing/run-in-process.ts';
import { runCommand } from '../processes/run-command.ts';

/** Arguments that each command rejects; a command without an entry is tested with an unexpected word. */
const badValues: Readonly<Record<string, readonly string[]>> = {
  start: ['--port-offset', 'ten'],
  dev: ['--port-offset', '60000'],
  job: ['cryptos'],
  'rates:import': ['/nowhere/rates.csv'],
  'bank:check': ['nobody', 'page.html'],
  texts: ['print', 'texts.csv'],
  'contact:export': ['--status', 'pendng'],
  deploy: ['--project', 'dinar-prod', '--only', 'hostign'],
  operations: ['--project', 'dinar-prod', '--overwrite'],
  'check:days': ['--name', 'no such day'],
  'bench:web': ['--pages', 'homepage'],
  gallery: ['no such page'],
  test: ['no such part'],
  acceptance: ['--suite', 'web'],
};

/** The embedded Firestore, because firebase-tools starts it with the flags of Google's emulator. */
const exceptions = ['firestore'];

const names = [...commandFiles.keys()];

async function commandNamed(name: string): Promise<AnyCommand> {
  const { command } = await import(fromRoot(commandFiles.get(name) ?? ''));
  return command;
}

test('Every command has the name of its script', async () => {
  const commands = await Promise.all(names.map(commandNamed));
  expect(commands.map(({ name }) => name)).toEqual(names);
  expect(Object.keys(badValues).filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(names)('npm run %s', (name) => {
  test('prints its help and ends with 0', async () => {
    const command = await commandNamed(name);
    const { code, out, err } = await runInProcess(command, ['--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const option of [...Object.keys(command.options), 'help'])
      expect(out).toContain(`--${option}`);
  });

  test.each([
    ['a bad value', badValues[name] ?? ['no such word'], /^\S.*\nAide : npm .*--help\n$/],
    ['an unknown flag', ['--colour'], /^Option inconnue : --colour\nAide : npm .*--help\n$/],
  ])('rejects %s with a message and exit code 2', async (_, argv, message) => {
    const { code, err } = await runInProcess(await commandNamed(name), argv);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});

test.each(['deploy', 'operations'])(
  'npm run %s refuses what is no project of Firebase',
  async (name) => {
    const command = await commandNamed(name);
    const refused = (words: string) => ({ code: 2, err: expect.stringContaining(words) });
    expect(await runInProcess(command, [])).toMatchObject(refused('Donnez --project ID'));
    expect(await runInProcess(command, ['--project', 'demo-dinar'])).toMatchObject(
      refused('Donnez --project ID'),
    );
    expect(await runInProcess(command, ['--project', 'Dinar_Prod'])).toMatchObject(
      refused("« Dinar_Prod » n'est pas l'identifiant d'un projet Firebase."),
    );
  },
);

test('The process of a command ends with its exit code, and without a stack trace', async () => {
  const words = commandArguments('job', ['--colour']);
  expect(await runCommand(process.execPath, words)).toEqual({
    code: 2,
    output: 'Option inconnue : --colour\nAide : npm run job -- --help\n',
  });
});

test('Every script of package.json that runs Node runs a command', () => {
  const others = Object.entries(scripts).flatMap(([name, script]) =>
    /\b(node|tsx)\b/.test(script) && !commandFiles.has(name) ? [name] : [],
  );
  expect(others).toEqual(exceptions);
});
