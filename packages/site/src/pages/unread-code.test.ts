import { expect, test } from 'vitest';
import { unreadCode } from './unread-code.ts';

test.each([
  ['/comparateur/xyz', {}, 'xyz'],
  ['/aide-memoire/XYZ', {}, 'XYZ'],
  ['/cours-change/biat/xyz', {}, 'xyz'],
  ['/cours-change', { devise: 'xyz' }, 'xyz'],
  ['/meilleur-taux-de-bananes-aujourdhui', {}, 'bananes'],
  ['/meilleur-taux-de-yen', {}, undefined],
  ['/meilleur-taux-de-change-aujourdhui', {}, undefined],
  ['/meilleur-taux-de-devises', {}, undefined],
  ['/', { devise: 'xyz' }, 'xyz'],
  ['/', { devise: 'NOK' }, 'NOK'],
  ['/', { devise: '' }, undefined],
  ['/', {}, undefined],
  ['/', { devise: 'usd' }, undefined],
  ['/comparateur', {}, undefined],
  ['/comparateur/nok', {}, undefined],
  ['/cours-change', { devise: 'NOK' }, undefined],
  ['/cours-change/biat', {}, undefined],
  ['/contact', { devise: 'xyz' }, undefined],
])('The currency of %s %j that cannot be shown is %s', (pathname, query, given) => {
  expect(unreadCode(pathname, new Map(Object.entries(query)))).toBe(given);
});
