import { IssueList } from '@dinar/firestore-embedded/rules/issue-list';
import { parseRules } from '@dinar/firestore-embedded/rules/parse-rules';
import { SourceText } from '@dinar/firestore-embedded/rules/source-text';
import { applyMutant, type Mutant } from './mutant.ts';
import { mutateFunction, mutateMatch } from './mutate-statement.ts';

/** Every mutant of a rules file, each once, in the order of the file. */
export function mutateRules(content: string): readonly Mutant[] {
  const issues = new IssueList(new SourceText(content));
  const file = parseRules(content, issues);
  const [problem] = issues.errors();
  if (problem !== undefined) throw new Error(`The rules do not parse: ${problem.description}`);
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
