import { expect, it } from 'vitest';
import { readPage } from './read-page.ts';

it.each(['toString', 'constructor="3"', 'colspan="2" valueOf'])(
  'a page with an attribute %s is refused by name',
  (attribute) => {
    const body = `<table><tr><td ${attribute}>3,360</td></tr></table>`;
    expect(() => readPage(body, 'BIAT')).toThrow(/^BIAT : un attribut de la page porte le nom/);
  },
);

it('a page whose texts and values contain the name of a method is read', () => {
  const page = readPage(
    '<table><tr><td data-x="a" class="my-constructor">toString</td></tr></table>',
    'BIAT',
  );
  expect(page.querySelector('td[data-x]')?.text).toBe('toString');
});
