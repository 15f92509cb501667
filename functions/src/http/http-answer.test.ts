import { expect, test } from 'vitest';
import { refuseMethod } from './http-answer.ts';

test('A method that an address does not answer is refused with the list of those that it does', () => {
  const url = '/contact?x=/en/';
  const allowed = ['GET', 'HEAD', 'POST'];
  for (const method of allowed) expect(refuseMethod({ method, url }, allowed)).toBeUndefined();
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'get', '']) {
    expect(refuseMethod({ method, url }, allowed)).toEqual({
      status: 405,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        Allow: 'GET, HEAD, POST',
      },
      body: 'Cette adresse répond à GET, HEAD et POST.\n',
    });
  }
});

test.each([
  ['/en/contact', 'This address accepts only GET and HEAD.'],
  ['/ar', 'لا يقبل هذا العنوان إلا الطلبات \u2066GET\u2069 و\u2066HEAD\u2069.'],
])('At %s a method is refused in the language of the address', (url, sentence) => {
  const refused = refuseMethod({ method: 'PUT', url }, ['GET', 'HEAD']);
  expect(refused?.body).toBe(`${sentence}\n`);
});
