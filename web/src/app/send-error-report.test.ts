import { expect, it } from 'vitest';
import { errorReport } from './send-error-report.ts';

const contact = { pathname: '/contact', search: '?sujet=Amel' };

function errorWith(stack: string, cause?: unknown): Error {
  const error = new TypeError('Lost', { cause });
  error.stack = stack;
  return error;
}

it('reports the class, the message with its cause, the script’s place and the kind of page', () => {
  const cause = new Error('Failed: https://dinar.example/assets/crypto-page-x1.js');
  const stack = 'TypeError: Lost\n  at f (https://dinar.example/assets/first-load-x1.js:2:29328)';
  expect(errorReport(errorWith(stack, cause), contact)).toEqual({
    name: 'TypeError',
    message: 'Lost (Failed: /assets/crypto-page-x1.js)',
    place: '/assets/first-load-x1.js:2:29328',
    page: 'information',
  });
});

it.each([
  ['an extension’s error', errorWith('at f (chrome-extension://abc/content.js:1:2)')],
  ['an error without a stack', errorWith('')],
  ['no error', 'lost'],
])('does not report %s', (_, error) => {
  expect(errorReport(error, contact)).toBeUndefined();
});
