import type { Locale } from '@dinar/domain/language/locale';

/** The texts of a feature in one language: plain data. */
export type TextTree = string | readonly TextTree[] | { readonly [key: string]: TextTree };

/** Texts by their paths: `late.other`, `weekdays.0`. */
export type TextsByPath = ReadonlyMap<string, string>;

/** The forms of plural that each language has, in the order in which they are written. */
const pluralForms = {
  fr: ['one', 'other'],
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
} as const satisfies Readonly<Record<Locale, readonly Intl.LDMLPluralRule[]>>;

/** A text that a language must have. */
export interface ExpectedText {
  readonly path: string;
  /** The names of the values that it may have, and of those that it must have. */
  readonly allowed: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
}

/** Returns the texts of a tree by their paths. */
export function textsByPath(tree: TextTree): TextsByPath {
  return new Map(entriesOf(tree, ''));
}

/** Lists the texts that a language must have for the French ones, in their order. */
export function expectedTexts(french: TextTree, locale: Locale): readonly ExpectedText[] {
  return expectedBelow(french, locale, '');
}

/** Returns the tree of a language with the order of the French one. Throws for a path without a text. */
export function treeOf(french: TextTree, locale: Locale, texts: TextsByPath, at = ''): TextTree {
  if (typeof french === 'string') {
    const text = texts.get(at);
    if (text === undefined) throw new Error(`No text has the path ${at}`);
    return text;
  }
  const below = (key: string, tree: TextTree) => treeOf(tree, locale, texts, pathOf(at, key));
  if (isList(french)) return french.map((tree, index) => below(`${index}`, tree));
  const children = isPlural(french)
    ? pluralForms[locale].map((form) => [form, french.other ?? ''] as const)
    : Object.entries(french);
  return Object.fromEntries(children.map(([key, tree]) => [key, below(key, tree)]));
}

/** Returns the names of the values in a text: `bank` in « Cours de {bank} ». */
export function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function entriesOf(tree: TextTree, at: string): (readonly [string, string])[] {
  if (typeof tree === 'string') return [[at, tree]];
  return Object.entries(tree).flatMap(([key, below]) => entriesOf(below, pathOf(at, key)));
}

function expectedBelow(french: TextTree, locale: Locale, at: string): ExpectedText[] {
  if (typeof french === 'string') {
    const names = new Set(namesIn(french));
    return [{ path: at, allowed: names, required: names }];
  }
  if (!isPlural(french)) {
    return Object.entries(french).flatMap(([key, tree]) =>
      expectedBelow(tree, locale, pathOf(at, key)),
    );
  }
  const allowed = new Set([...textsByPath(french).values()].flatMap(namesIn));
  return pluralForms[locale].map((form) => ({
    path: pathOf(at, form),
    allowed,
    required: new Set([...allowed].filter((name) => name !== 'count' || isCounted(form))),
  }));
}

// « un jour » and « يومان » say their number in words.
function isCounted(form: Intl.LDMLPluralRule): boolean {
  return form !== 'zero' && form !== 'one' && form !== 'two';
}

function isList(tree: Exclude<TextTree, string>): tree is readonly TextTree[] {
  return Array.isArray(tree);
}

function isPlural(
  tree: Exclude<TextTree, string>,
): tree is Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> {
  return !isList(tree) && typeof tree.other === 'string';
}

function pathOf(at: string, key: string): string {
  return at === '' ? key : `${at}.${key}`;
}
