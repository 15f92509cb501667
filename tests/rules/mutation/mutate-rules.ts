import {
  type AllowStatement,
  type FunctionDeclaration,
  type MatchBlock,
  parseSyntax,
} from '@dinar/firestore-embedded/rules-syntax';
import { applyMutant, type Mutant, replace } from './mutant.ts';
import { mutateExpression } from './mutate-expression.ts';

/** The wider operations that a mistake could write in place of each one. */
const widerMethods: Readonly<Record<string, readonly string[]>> = {
  get: ['read'],
  list: ['read'],
  create: ['create, update', 'create, delete', 'create, get', 'create, list'],
  update: ['write'],
  delete: ['write'],
};

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

/** Every mutant of a match block and of the blocks in it. */
function mutateMatch(content: string, block: MatchBlock): readonly Mutant[] {
  return [
    ...(block.allows.length > 0 ? [replace(block, ''), ...mutatePath(content, block)] : []),
    ...block.allows.flatMap((allow) => mutateAllow(content, allow)),
    ...block.functions.flatMap((declaration) => mutateFunction(content, declaration)),
    ...block.matches.flatMap((inner) => mutateMatch(content, inner)),
  ];
}

/** Mutants that match at any depth, everything below, and any name. */
function mutatePath(content: string, { pattern }: MatchBlock): readonly Mutant[] {
  const [first] = pattern;
  if (first === undefined) return [];
  // The segment's own slash is before or in its span.
  const slash = content.lastIndexOf('/', first.start);
  return [
    replace({ start: slash, end: slash }, '/{anywhere=**}'),
    ...pattern.map((segment) => {
      const at = content[segment.start] === '/' ? segment.start + 1 : segment.start;
      const wider = segment.kind === 'literal' ? '{anything}' : `{${segment.name}=**}`;
      return replace({ start: at, end: segment.end }, wider);
    }),
  ];
}

function mutateAllow(content: string, allow: AllowStatement): readonly Mutant[] {
  const { methods, condition } = allow;
  const wider = methods.flatMap(({ name, nameSpan }) =>
    (widerMethods[name] ?? []).map((other) => replace(nameSpan, other)),
  );
  if (condition === undefined) return [replace(allow, ''), ...wider];
  const decided = condition.kind === 'literal' ? [] : ['true', 'false'];
  return [
    ...wider,
    ...decided.map((word) => replace(condition, word)),
    ...mutateExpression(content, condition, true),
  ];
}

/** Mutants of a function: a constant result, and each mutant of its expressions. */
function mutateFunction(
  content: string,
  { bindings, result }: FunctionDeclaration,
): readonly Mutant[] {
  return [
    ...['true', 'false'].map((word) => replace(result, word)),
    ...mutateExpression(content, result, true),
    ...bindings.flatMap(({ value }) => mutateExpression(content, value, false)),
  ];
}
