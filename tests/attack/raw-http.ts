import { connect } from 'node:net';
import type { Answer } from './attack.ts';

const patienceMs = 20_000;

/**
 * Sends bytes and takes what comes back until the connection ends, or nothing more comes for a while;
 * status 0 when nothing came.
 */
export function rawHttp(
  port: number,
  bytes: string | Buffer,
  quietMs: number = patienceMs,
): Promise<Answer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let settled = false;
    const finish = (fault?: string) => {
      if (settled) return;
      settled = true;
      socket.destroy();
      const text = Buffer.concat(chunks).toString('utf8');
      resolve(text === '' ? { status: 0, body: fault ?? '' } : answerIn(text));
    };
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(quietMs, () => finish('no answer in time'));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => finish());
    // A server may hang up on nonsense; what it said before still counts.
    socket.on('error', () => finish());
    socket.write(bytes);
  });
}

/** A request of HTTP/1.1 that asks for the connection to end behind the answer. */
export function requestBytes(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer = '',
): Buffer {
  const all: Record<string, string> = {
    Host: '127.0.0.1',
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
  const end = text.indexOf('\r\n\r\n');
  const head = end < 0 ? text : text.slice(0, end);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? Number.NaN);
  const location = /^location: *(.*)$/im.exec(head)?.[1]?.trim();
  // Headers count as part of what came back: a secret or a payload may stand there too.
  return { status, location, body: text };
}
