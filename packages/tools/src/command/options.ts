import { parseFrenchDay } from '@dinar/domain/days/french-day';
import { parseRateDate, type RateDate } from '@dinar/domain/days/rate-date';
import type { CommandOption } from './command.ts';
import { CommandError } from './command-error.ts';

/** A switch: true when it is given. */
export function flag(about: string): CommandOption<boolean> {
  return { label: undefined, about, absent: false, read: () => true };
}

/** An option whose text `read` accepts or refuses. */
export function option<Value>(
  label: string,
  about: string,
  read: (text: string, flag: string) => Value,
): CommandOption<Value | undefined> {
  return { label, about, absent: undefined, read };
}

/** An option of any text. */
export function text(label: string, about: string): CommandOption<string | undefined> {
  return option(label, about, (given) => given);
}

/** A whole number of a range, with its value when the option is absent. */
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

/** One of a few words. */
export function choice<Word extends string>(
  words: readonly Word[],
  about: string,
): CommandOption<Word | undefined> {
  return option(words.join('|'), about, (given, name) => oneOf(words, given, name));
}

/** A day, written YYYY-MM-DD or as in French. */
export function day(about: string): CommandOption<RateDate | undefined> {
  return option('AAAA-MM-JJ', about, (given, name) => {
    const date = parseRateDate(given) ?? parseFrenchDay(given);
    if (date !== undefined) return date;
    throw misuse(`${name} attend un jour, AAAA-MM-JJ, et non « ${given} ».`);
  });
}

/** The word that a text is; raises CommandError 'misuse' with the words there are. */
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
