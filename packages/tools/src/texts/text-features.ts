import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bankTable } from '@dinar/domain/banks/bank-table';
import { frenchNames } from '@dinar/domain/currencies/currency-name';
import { defaultLocale, locales } from '@dinar/domain/language/locale';
import { type TextsByPath, type TextTree, textsByPath } from './text-tree.ts';

/** The languages into which the French texts are translated. */
export const translations = locales.filter((locale) => locale !== defaultLocale);

export type TranslationLocale = (typeof translations)[number];

/** The texts that load together: a folder with a file for each language. */
export interface TextFeature {
  /** As translators see it: `status`, `domain/days/names`. */
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  readonly french: TextTree;
  readonly translated: Readonly<Record<TranslationLocale, TextsByPath>>;
  /** Whether a text may be absent, as the Arabic name of a bank that nobody has published. */
  readonly isOptional: boolean;
}

/** The keys of texts that are indexed by currency. */
export const namedByCurrency: ReadonlySet<string> = new Set(Object.keys(frenchNames));

/** Names whose French is elsewhere, because addresses and files of rates are read by it in every language. */
const frenchElsewhere: Readonly<Record<string, TextTree>> = {
  'domain/banks/names': Object.fromEntries(
    bankTable.map(({ code, displayName }) => [code, displayName]),
  ),
  'domain/currencies/names': frenchNames,
};

/** Finds the texts of all features below a root folder, by their files. */
export async function textFeatures(root: string): Promise<readonly TextFeature[]> {
  const sources = ['packages/site/src', 'packages/domain/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === `${translations[0]}.ts`)
      .map((file) => path.join(folder, path.dirname(file))),
  );
  return Promise.all(sources.sort().map((folder) => readFeature(root, folder)));
}

async function readFeature(root: string, source: string): Promise<TextFeature> {
  const folder = path.join(root, source);
  const name = source.replace('packages/', '').replace('/src/', '/').replace('site/texts/', '');
  const french = frenchElsewhere[name] ?? (await readTexts(folder, defaultLocale));
  const translated = await Promise.all(
    translations.map(
      async (locale) => [locale, textsByPath(await readTexts(folder, locale))] as const,
    ),
  );
  return {
    name,
    folder,
    french,
    translated: Object.fromEntries(translated) as TextFeature['translated'],
    isOptional: name === 'domain/banks/names',
  };
}

async function readTexts(folder: string, locale: string): Promise<TextTree> {
  const module = await import(pathToFileURL(path.join(folder, `${locale}.ts`)).href);
  return module[locale];
}
