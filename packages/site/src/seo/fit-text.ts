/** The approximate number of characters of a title that search engines show. */
export const titleLimit = 65;

/** The approximate number of characters of a description that search engines show. */
export const descriptionLimit = 160;

/** Alternative texts with the same meaning, the longest first. */
export type Wordings = readonly [string, ...string[]];

/** Returns the first text within the limit, otherwise the last text. */
export function firstFitting(limit: number, texts: readonly [string, ...string[]]): string {
  return texts.find((text) => shownLength(text) <= limit) ?? texts.at(-1) ?? texts[0];
}

/** The number of characters of a text that are shown: all but the isolates of figures among Arabic words. */
export function shownLength(text: string): number {
  return text.replace(/[\u2066\u2069]/g, '').length;
}
