import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { admit } from './admission.ts';

function outcome(headers: { readonly host?: string; readonly origin?: string }): string {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  try {
    admit(request, '127.0.0.1');
    return 'admitted';
  } catch (error) {
    return String(error);
  }
}

test.each([
  { host: '127.0.0.1:8080' },
  { host: 'localhost:8080' },
  { host: '[::1]:8080' },
  { host: 'firestore:8080' },
  { host: 'host.docker.internal:8080' },
  { host: '127.0.0.1:8080', origin: 'http://localhost:5173' },
  { host: '127.0.0.1:8080', origin: 'http://127.0.0.1:5000' },
  { host: '127.0.0.1:8080', origin: 'http://app.localhost' },
  { host: '192.168.1.5:8080', origin: 'http://192.168.1.5:5173' },
  {},
])('%j is admitted.', (headers) => {
  expect(outcome(headers)).toBe('admitted');
});

test.each([
  { host: '127.0.0.1:8080', origin: 'https://page.example' },
  { host: '127.0.0.1:8080', origin: 'http://localhost.page.example' },
  { host: '127.0.0.1:8080', origin: 'null' },
  { host: '127.0.0.1:8080', origin: 'http://192.168.1.5' },
  { host: 'rebound.example:8080' },
  { host: 'rebound.example:8080', origin: 'http://rebound.example:8080' },
  { host: '127.0.0.1.page.example' },
])('%j is refused.', (headers) => {
  expect(outcome(headers)).toContain('is not allowed');
});
