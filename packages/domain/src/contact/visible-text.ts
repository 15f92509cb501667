// Default ignorable and format characters, controls, the braille blank, the null notehead of music and the place
// of a missing object leave nothing on the screen:
// https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
const invisible =
  /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\u{1d159}\ufffc]|(?![\t\n\r])\p{Cc}/gu;

/** Returns a text without the characters that nobody can see, trimmed. */
export function visibleText(text: string): string {
  return text.replace(invisible, '').trim();
}

/** Whether a text shows nothing: it has no letter, number, punctuation or symbol that one can see. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(visibleText(text));
}
