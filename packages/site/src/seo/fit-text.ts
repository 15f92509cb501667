/** How many characters of a title search engines show, about. */
export const titleLimit = 65;

/** How many characters of a description search engines show, about. */
export const descriptionLimit = 160;

/** Ways of saying the same, the fullest first. */
export type Wordings = readonly [string, ...string[]];

/** The first text that is not longer than the limit, else the last of them. */
export function firstFitting(limit: number, texts: readonly [string, ...string[]]): string {
  return texts.find((text) => text.length <= limit) ?? texts.at(-1) ?? texts[0];
}
