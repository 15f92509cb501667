import { visibleText } from './visible-text.ts';

// The characters of https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address, with dots only
// between others and the lengths of https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1, as mail servers
// require; a domain may have letters of any script (.تونس).
const atom = /[\w!#$%&'*+/=?^`{|}~-]+/u.source;
const label = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?/u.source;
const lastLabel = `(?!\\p{N}+$)${label}`;
const address = new RegExp(
  `^(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${lastLabel}$`,
  'u',
);

/** Whether a text is one e-mail address and nothing else, which a mail server can take. */
export function isEmailAddress(text: string): boolean {
  return visibleText(text) === text && address.test(text);
}
