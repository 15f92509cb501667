import { expect, test } from 'vitest';
import { isBlank, visibleText } from './visible-text.ts';

const blanks = {
  'zero width space': '\u200b',
  'Hangul filler': '\u3164',
  'half-width Hangul filler': '\uffa0',
  'braille blank': '\u2800',
  'word joiner': '\u2060',
  'byte order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'combining grapheme joiner': '\u034f',
  'right-to-left mark': '\u200f',
  'direction override': '\u202e',
  'variation selector': '\ufe0f',
  'tag space': '\u{e0020}',
  'no-break space': '\u00a0',
  control: '\u0001',
  'accent without a letter': '\u0301',
  'lone surrogate': '\ud83d',
  'private use': '\ue000',
  'object replacement': '\ufffc',
  'null notehead': '\u{1d159}',
};

test.each(Object.entries(blanks))('A text of only %s is blank', (_, character) => {
  expect(isBlank(` ${character.repeat(12)}\n`)).toBe(true);
  expect(isBlank(`${character}a${character}`)).toBe(false);
});

test.each(['Amel', 'أمل', '王', '👋', '500', '?', '€'])('%s is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});

test('The visible part of a text has its spaces and line breaks, and no character that hides', () => {
  expect(visibleText('\u200b Ga\u200bgnez\n\u2060500 € \u3164')).toBe('Gagnez\n500 €');
});
