import type { TextFeature, TranslationLocale } from './text-features.ts';
import { translations } from './text-features.ts';
import type { TextRow } from './text-sheet.ts';
import { expectedTexts, type TextsByPath, textsByPath } from './text-tree.ts';
import { type TranslationFault, translationFaults } from './translation-faults.ts';

/** Returns the texts of all features, side by side, in the order of the French ones. */
export function rowsOf(features: readonly TextFeature[]): readonly TextRow[] {
  return features.flatMap((feature) => {
    const french = textsByPath(feature.french);
    return pathsOf(feature).map((key) => ({
      feature: feature.name,
      key,
      fr: french.get(key) ?? '',
      ar: feature.translated.ar.get(key) ?? '',
      en: feature.translated.en.get(key) ?? '',
    }));
  });
}

/** The texts of a feature that differ from its files in one language. */
export interface ChangedTexts {
  readonly feature: TextFeature;
  readonly locale: TranslationLocale;
  readonly texts: TextsByPath;
}

/** Compares a table with the texts of the features: what it changes, and in French sentences why it cannot. */
export function compareRows(
  features: readonly TextFeature[],
  rows: readonly TextRow[],
): { readonly changed: readonly ChangedTexts[]; readonly problems: readonly string[] } {
  const known = new Set(features.map(({ name }) => name));
  const unknown = new Set(rows.flatMap(({ feature }) => (known.has(feature) ? [] : [feature])));
  const compared = features.flatMap((feature) => {
    const own = rows.filter((row) => row.feature === feature.name);
    return own.length === 0 ? [] : [compareFeature(feature, own)];
  });
  return {
    changed: compared.flatMap(({ changed }) => changed),
    problems: [
      ...[...unknown].map((name) => `${name} : cette rubrique n’existe pas.`),
      ...compared.flatMap(({ problems }) => problems),
    ],
  };
}

function compareFeature(feature: TextFeature, rows: readonly TextRow[]) {
  const { name, french, translated, isOptional } = feature;
  const problems = rowProblems(feature, rows);
  const changed = translations.flatMap((locale) => {
    const filled = rows.filter((row) => row[locale].trim() !== '');
    const texts = new Map(filled.map((row) => [row.key, row[locale]] as const));
    const faults = translationFaults(expectedTexts(french, locale), texts, isOptional);
    problems.push(...faults.map((fault) => `${name}, ${inWords(fault)} (${languages[locale]}).`));
    return isSame(texts, translated[locale]) ? [] : [{ feature, locale, texts }];
  });
  return { changed, problems };
}

const languages: Readonly<Record<TranslationLocale, string>> = { ar: 'arabe', en: 'anglais' };

function inWords(fault: TranslationFault): string {
  switch (fault.kind) {
    case 'unknown-text':
      return `${fault.path} : ce texte n’existe pas dans cette langue`;
    case 'no-text':
      return `${fault.path} : le texte manque`;
    case 'no-value':
      return `${fault.path} : {${fault.name}} manque`;
    case 'unknown-value':
      return `${fault.path} : {${fault.name}} n’est pas dans le texte français`;
  }
}

function rowProblems(feature: TextFeature, rows: readonly TextRow[]): string[] {
  const french = textsByPath(feature.french);
  const paths = new Set(pathsOf(feature));
  const seen = new Set<string>();
  return rows.flatMap(({ key, fr }) => {
    const at = `${feature.name}, ${key}`;
    if (!paths.has(key)) return [`${at} : cette clé n’existe pas.`];
    if (seen.has(key)) return [`${at} : cette clé est deux fois dans la table.`];
    seen.add(key);
    // What was translated from another sentence must be read again.
    const now = french.get(key) ?? '';
    return fr === now ? [] : [`${at} : le texte français est « ${now} » et non « ${fr} ».`];
  });
}

function pathsOf({ french }: TextFeature): readonly string[] {
  // Arabic has every form of plural that the others have.
  return expectedTexts(french, 'ar').map(({ path }) => path);
}

function isSame(texts: TextsByPath, others: TextsByPath): boolean {
  return texts.size === others.size && [...texts].every(([key, text]) => others.get(key) === text);
}
