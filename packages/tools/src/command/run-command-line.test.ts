import { expect, test } from 'vitest';
import { defineCommand } from './command.ts';
import { CommandError } from './command-error.ts';
import { choice, day, flag, text, wholeNumber } from './options.ts';
import { readCommandLine, runCommandLine } from './run-command-line.ts';
import { runInProcess } from './testing/run-in-process.ts';

const command = defineCommand({
  name: 'bake',
  about: 'Cuit un pain.',
  words: { label: 'PAIN', least: 1, most: 1 },
  options: {
    salted: flag('avec du sel'),
    minutes: wholeNumber('la durée', { least: 1, most: 60, absent: 20 }),
    flour: choice(['blé', 'orge'], 'la farine'),
    on: day('le jour'),
    for: text('NOM', 'pour qui'),
  },
  run: async () => {
    throw new CommandError('unusable-file', 'Le four est froid.');
  },
});

const run = (...argv: readonly string[]) => runInProcess(command, argv);

test('Reads options in any order, and gives absent options their defaults', () => {
  expect(readCommandLine(command, ['pain'])).toEqual({
    words: ['pain'],
    options: { salted: false, minutes: 20, flour: undefined, on: undefined, for: undefined },
  });
  const argv = ['--salted', '--minutes', '5', 'pain', '--flour=orge', '--on', '20/11/2026'];
  expect(readCommandLine(command, [...argv, '--for=-moi'])).toEqual({
    words: ['pain'],
    options: { salted: true, minutes: 5, flour: 'orge', on: '2026-11-20', for: '-moi' },
  });
});

test.each([
  [['pain', '--sugar'], 'Option inconnue : --sugar'],
  [['pain', '-s'], 'Option inconnue : -s'],
  [['pain', '--toString'], 'Option inconnue : --toString'],
  [['pain', '--salted=oui'], '--salted ne prend pas de valeur.'],
  [['pain', '--for'], '--for attend une valeur : NOM.'],
  [['pain', '--for', '--salted'], '--for attend une valeur : NOM.'],
  [['pain', '--minutes', '61'], '--minutes attend un nombre entier entre 1 et 60, et non « 61 ».'],
  [['pain', '--minutes=-5'], '--minutes attend un nombre entier entre 1 et 60, et non « -5 ».'],
  [['pain', '--flour', 'riz'], "--flour : « riz » n'existe pas ; au choix blé, orge."],
  [['pain', '--on', '2026-02-30'], '--on attend un jour, AAAA-MM-JJ, et non « 2026-02-30 ».'],
  [['pain', 'brioche'], 'Argument en trop : brioche'],
  [[], 'Il manque un argument : PAIN.'],
])('Rejects the command line %j with exit code 2: %s', async (argv, problem) => {
  const err = `${problem}\nAide : npm run bake -- --help\n`;
  expect(await run(...argv)).toEqual({ code: 2, out: '', err });
});

test('--help lists every option, even beside an unknown flag', async () => {
  expect(await run('--help', '--sugar')).toEqual({
    code: 0,
    out: `npm run bake -- PAIN [options]

Cuit un pain.

  --salted          avec du sel
  --minutes N       la durée
  --flour blé|orge  la farine
  --on AAAA-MM-JJ   le jour
  --for NOM         pour qui
  --help            ce texte
`,
    err: '',
  });
});

test('A failure prints its message and ends with 1, and a defect keeps its stack trace', async () => {
  expect(await run('pain')).toEqual({ code: 1, out: '', err: 'Le four est froid.\n' });
  const broken = { ...command, run: () => Promise.reject(new TypeError('broken')) };
  await expect(runCommandLine(broken, ['pain'])).rejects.toThrow('broken');
});
