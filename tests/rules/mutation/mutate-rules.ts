import { parseSyntax } from '@dinar/firestore-embedded/rules-syntax';
import { applyMutant, type Mutant } from './mutant.ts';
import { mutateFunction, mutateMatch } from './mutate-statement.ts';

/** Every mutant of a rules file, each once, in the order of the file. */
export function mutateRules(content: string): readonly Mutant[] {
  const file = parseSyntax(content);
  const mutants = [
    ...file.functions.flatMap((declaration) => mutateFunction(content, declaration)),
    ...file.services.flatMap(({ functions, matches }) => [
      ...functions.flatMap((declaration) => mutateFunction(content, declaration)),
      ...matches.flatMap((block) => mutateMatch(content, block)),
    ]),
  ];
  const byText = new Map(mutants.map((mutant) => [applyMutant(content, mutant), mutant]));
  byText.delete(content);
  return [...byText.values()].sort((a, b) => a.start - b.start);
}
