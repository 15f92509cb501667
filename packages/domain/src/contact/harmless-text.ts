/**
 * A text that a spreadsheet shows and does not compute: one that would begin a formula (= + - @,
 * their full-width forms, a tab or a line break) gets an apostrophe before it.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function formulaHarmless(text: string): string {
  return /^[\s\p{Cc}]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

const maxHeaderLength = 150;

/** A text for one header line of a mail: no control or line character can begin another header. */
export function headerSafe(text: string): string {
  const oneLine = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]+/gu, ' ').replace(/ +/g, ' ');
  return [...oneLine.trim()].slice(0, maxHeaderLength).join('');
}
