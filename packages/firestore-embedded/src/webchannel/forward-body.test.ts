import { expect, test } from 'vitest';
import { parseForwardBody } from './forward-body.ts';

test('A handshake body gives its headers and its first messages.', () => {
  const form = new URLSearchParams({
    headers: 'X-Goog-Api-Client:gl-js/\r\nAuthorization:Bearer owner\r\n',
    count: '2',
    ofs: '0',
    req0___data__: '{"a":"é&="}',
    req1___data__: '{}',
  });
  expect(parseForwardBody(form.toString())).toEqual({
    offset: 0,
    messages: ['{"a":"é&="}', '{}'],
    headers: new Map([
      ['x-goog-api-client', 'gl-js/'],
      ['authorization', 'Bearer owner'],
    ]),
  });
});

test('A body that announces more messages than it contains is refused.', () => {
  expect(() => parseForwardBody('count=1&ofs=0')).toThrow('Message 0 of 1 has no __data__.');
});
