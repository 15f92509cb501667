import { directionOf, type Locale } from '@dinar/domain/language/locale';
import { isolated } from '@dinar/domain/language/texts';

/** The typeface of pictures in a language. Renderers need all letters and digits of a line in one file. */
export const pictureFonts: Readonly<Record<Locale, string>> = {
  fr: 'Figtree',
  ar: 'IBM Plex Sans Arabic',
  en: 'Figtree',
};

const latin = ['500', '700'].map(
  (weight) => `@fontsource/figtree/files/figtree-latin-${weight}-normal.woff2`,
);
const arabic = ['500Medium', '700Bold'].map(
  (weight) => `@expo-google-fonts/ibm-plex-sans-arabic/${weight}/IBMPlexSansArabic_${weight}.ttf`,
);

/** The files of that typeface, as a program resolves them. */
export const pictureFontFiles: Readonly<Record<Locale, readonly string[]>> = {
  fr: latin,
  ar: arabic,
  en: latin,
};

/** The position of a line that begins at `x`, from the right of the picture in a language written so. */
export function lineStart(x: number, pictureWidth: number, locale: Locale): string {
  return directionOf(locale) === 'rtl' ? `x="${pictureWidth - x}" text-anchor="end"` : `x="${x}"`;
}

/** The words of a line in their order. Renderers take each line as one from the left, if nothing says else. */
export function lineWords(words: string, locale: Locale): string {
  const hasArabic = isolated(words) === words;
  return directionOf(locale) === 'rtl' && hasArabic ? `\u2067${words}\u2069` : words;
}
