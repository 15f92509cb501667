import { expect, test } from 'vitest';
import { frame } from './frame.ts';

test('A frame begins with its length in UTF-16 code units, not in bytes or characters.', () => {
  expect(frame('["é€😀"]')).toBe('8\n["é€😀"]');
});
