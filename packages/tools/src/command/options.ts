import { parseFrenchDay } from '@dinar/domain/days/french-day';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { CommandOption } from './command.ts';
import { CommandError } from './command-error.ts';

/** Returns an option without a value: true when it is given. */
export function flag(about: string): CommandOption<boolean> {
  return { label: undefined, about, absent: false, read: () => true };
}

/** Returns an option whose text `read` parses or rejects. */
export function option<Value>(
  label: string,
  about: string,
  read: (text: string, flag: string) => Value,
): CommandOption<Value | undefined> {
  return { label, about, absent: undefined, read };
}

/** Returns an option that accepts any text. */
export function text(label: string, about: string): CommandOption<string | undefined> {
  return option(label, about, (given) => given);
}

/** Returns an option for the id of a Firebase project, or of the local site's. */
export function firebaseProject(about: string): CommandOption<string | undefined> {
  return option('ID', about, (given, name) => {
    if (/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(given)) return given;
    throw misuse(`${name} : « ${given} » n'est pas l'identifiant d'un projet Firebase.`);
  });
}

/** Returns an option for an integer in a range; `absent` is its default. */
export function wholeNumber<Absent extends number | undefined>(
  about: string,
  {
    least,
    most,
    absent,
  }: { readonly least: number; readonly most: number; readonly absent: Absent },
): CommandOption<number | Absent> {
  const read = (given: string, name: string) => {
    const number = Number(given);
    if (/^\d+$/.test(given) && number >= least && number <= most) return number;
    throw misuse(`${name} attend un nombre entier entre ${least} et ${most}, et non « ${given} ».`);
  };
  return { label: 'N', about, absent, read };
}

/** Returns an option for one of a few words. */
export function choice<Word extends string>(
  words: readonly Word[],
  about: string,
): CommandOption<Word | undefined> {
  return option(words.join('|'), about, (given, name) => oneOf(words, given, name));
}

/** Returns an option for a day, written YYYY-MM-DD or in the French form. */
export function day(about: string): CommandOption<RateDate | undefined> {
  return option('AAAA-MM-JJ', about, (given, name) => {
    const date = parseRateDate(given) ?? parseFrenchDay(given);
    if (date !== undefined) return date;
    throw misuse(`${name} attend un jour, AAAA-MM-JJ, et non « ${given} ».`);
  });
}

/** Returns `given` as one of `words`; otherwise throws CommandError 'misuse' with the list of words. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  given: string,
  name: string,
): Word {
  const word = words.find((it) => it === given);
  if (word !== undefined) return word;
  throw misuse(`${name} : « ${given} » n'existe pas ; au choix ${words.join(', ')}.`);
}

export function misuse(problem: string): CommandError {
  return new CommandError('misuse', problem);
}
