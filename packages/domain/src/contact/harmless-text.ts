/**
 * Makes a spreadsheet show a text and not compute it: a text that would start a formula (= + - @, their
 * full-width forms, a tab or a line break) gets an apostrophe in front.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
export function formulaHarmless(text: string): string {
  return /^[\s\p{Cc}]*[=+\-@\uff0b\uff0d\uff1d\uff20]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
}

const maxHeaderLength = 150;

/** Returns a text as one line: no control, line or format character can start another or disguise it. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Makes a text safe for one header line of a mail, and short enough. */
export function headerSafe(text: string): string {
  return [...oneLine(text)].slice(0, maxHeaderLength).join('');
}
