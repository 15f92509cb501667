import { expect, test } from 'vitest';
import { projectRoot } from '../../command/project-root.ts';
import { textFeatures, translations } from '../../texts/text-features.ts';
import { expectedTexts, textsByPath } from '../../texts/text-tree.ts';
import { translationFaults } from '../../texts/translation-faults.ts';
import { codeFiles } from '../repository-files.ts';
import { sourcesAmong, unusedTexts } from './unused-texts.ts';

const features = await textFeatures(projectRoot);

/** Words that English shares with French, whatever the text. */
const sharedWords = new Set([
  ...['active', 'commission', 'contact', 'cookies', 'crypto', 'dinars', 'dollar', 'dollars'],
  ...['email', 'euro', 'euros', 'faq', 'h', 'menu', 'message', 'min', 'navigation'],
  ...['source', 'sources', 'spread', 'tnd'],
]);

function wordsIn(text: string): readonly string[] {
  return (
    text
      .replace(/\{\w+\}/g, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}

test('Every text has the values and the forms of plural that its language needs', () => {
  expect(features.length).toBeGreaterThan(30);
  const faults = features.flatMap(({ name, french, translated, isOptional }) =>
    translations.flatMap((locale) =>
      translationFaults(expectedTexts(french, locale), translated[locale], isOptional).map(
        (fault) => ({ name, locale, ...fault }),
      ),
    ),
  );
  expect(faults).toEqual([]);
});

test('No text is the same in two languages but for words that they share', () => {
  const used = new Set<string>();
  const same = features.flatMap(({ name, french, translated }) => {
    const texts = textsByPath(french);
    return translations.flatMap((locale) =>
      [...translated[locale]].flatMap(([path, text]) => {
        if (texts.get(path) !== text) return [];
        const words = wordsIn(text);
        for (const word of words) used.add(word);
        const isShared = locale === 'en' && words.every((word) => sharedWords.has(word));
        return words.length === 0 || isShared ? [] : [`${name}.${path} (${locale}): ${text}`];
      }),
    );
  });
  expect(same).toEqual([]);
  expect([...sharedWords].filter((one) => !used.has(one))).toEqual([]);
});

test('Every text is named by a source', async () => {
  const sources = sourcesAmong(await codeFiles());
  const unused = features.flatMap((feature) =>
    unusedTexts(feature, sources).map((path) => `${feature.name}.${path}`),
  );
  expect(unused).toEqual([]);
});

/** Texts of one line, for programs, or for the head of a page. */
const unwrapped = ['alert-messages', 'conversion-words', 'picture', 'refusals', 'routes', 'seo'];

test('No line of a French text begins with a sign, nor ends with «', () => {
  // « ?1 » is a part of an address.
  const parted = /(?<=\S) [:;!?%»](?![\p{L}\d])|« /u;
  const faults = features
    .filter(({ name }) => !unwrapped.includes(name))
    .flatMap(({ name, french }) =>
      [...textsByPath(french)]
        .filter(([, text]) => parted.test(text))
        .map(([path, text]) => `${name}.${path}: ${text}`),
    );
  expect(faults).toEqual([]);
});
