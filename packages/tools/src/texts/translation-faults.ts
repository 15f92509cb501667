import { type ExpectedText, namesIn, type TextsByPath } from './text-tree.ts';

/** Why the texts of a language do not fit to the French ones. */
export type TranslationFault = { readonly path: string } & (
  | { readonly kind: 'unknown-text' | 'no-text' }
  | { readonly kind: 'no-value' | 'unknown-value'; readonly name: string }
);

/** Compares the texts of a language with those that it must have. An optional text may be absent. */
export function translationFaults(
  expected: readonly ExpectedText[],
  texts: TextsByPath,
  isOptional = false,
): readonly TranslationFault[] {
  const paths = new Set(expected.map(({ path }) => path));
  const unknown = [...texts.keys()].filter((path) => !paths.has(path));
  return [
    ...unknown.map((path) => ({ kind: 'unknown-text', path }) as const),
    ...expected.flatMap((one) => faultsOf(one, texts.get(one.path), isOptional)),
  ];
}

function faultsOf(
  { path, allowed, required }: ExpectedText,
  text: string | undefined,
  isOptional: boolean,
): readonly TranslationFault[] {
  if (text === undefined) return isOptional ? [] : [{ kind: 'no-text', path }];
  const names = new Set(namesIn(text));
  const missing = [...required].filter((name) => !names.has(name));
  const unknown = [...names].filter((name) => !allowed.has(name));
  return [
    ...missing.map((name) => ({ kind: 'no-value', path, name }) as const),
    ...unknown.map((name) => ({ kind: 'unknown-value', path, name }) as const),
  ];
}
