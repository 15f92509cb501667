import { expect, test } from 'vitest';
import { refuseMethod } from './http-answer.ts';

test('A method that an address does not answer is refused with the list of those that it does', () => {
  const allowed = ['GET', 'HEAD', 'POST'];
  for (const method of allowed) expect(refuseMethod({ method }, allowed)).toBeUndefined();
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'get', '']) {
    expect(refuseMethod({ method }, allowed)).toEqual({
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
