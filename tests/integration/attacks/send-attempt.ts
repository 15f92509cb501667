import { connect } from 'node:net';
import type { Answer, Attempt, Target } from './attack.ts';

const patienceMs = 120_000;

/** Sends an attempt over a socket and reads the answer until the connection ends. */
export function sendAttempt(target: Target, attempt: Attempt): Promise<Answer> {
  const url = attempt.to === 'hosting' ? target.hostingUrl : target.functionsUrl;
  const port = Number(new URL(url).port);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may reset the connection after an invalid request. Its answer before that counts.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(answerIn(Buffer.concat(chunks).toString('utf8'))));
    socket.write(requestBytes(port, attempt));
  });
}

function requestBytes(port: number, attempt: Attempt): Buffer {
  const { method = 'GET', path, headers = {}, body = '' } = attempt;
  const all: Record<string, string> = {
    Host: `127.0.0.1:${port}`,
    Connection: 'close',
    'Content-Length': String(Buffer.byteLength(body)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([
    Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1'),
    Buffer.from(body),
  ]);
}

function answerIn(text: string): Answer {
  const [head = ''] = text.split('\r\n\r\n', 1);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
  const location = /^location: *(.*)$/im.exec(head)?.[1]?.trim();
  // The body includes the headers, because one of them may contain a payload.
  return { status, location, body: text };
}
