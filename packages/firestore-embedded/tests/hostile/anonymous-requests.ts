import { connect } from 'node:net';
import { httpExchange } from '../support/http-exchange.ts';

/** A server's answer; over gRPC its status is the error's name, or `OK`. */
export interface Answer {
  /** 0 if the server closed the connection without an answer. */
  readonly status: number | string;
  readonly body: string;
}

/** Sends bytes over a socket and reads the answer until the connection closes or is silent. */
function sendBytes(port: number, bytes: Buffer, silenceMs = 500): Promise<Answer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(silenceMs, () => socket.destroy());
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may close the connection on invalid input; an answer before that counts.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(body)?.[1] ?? 0), body });
    });
    socket.write(bytes);
  });
}

/** Sends a request as raw text, with a path that no HTTP client would send. */
export function sendPath(port: number, method: string, path: string, body = ''): Promise<Answer> {
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return sendBytes(port, Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1'), 5000);
}

/** Opens a WebChannel stream without a token; returns the handshake and the first messages. */
export async function sendOverChannel(
  port: number,
  method: 'Write' | 'Listen',
  database: string,
  messages: readonly unknown[],
): Promise<Answer> {
  const path = `/google.firestore.v1.Firestore/${method}/channel`;
  const url = `http://127.0.0.1:${port}${path}?VER=8&database=${encodeURIComponent(database)}`;
  const form = new URLSearchParams({ count: String(messages.length), ofs: '0' });
  messages.forEach((message, index) => {
    form.set(
      `req${index}___data__`,
      typeof message === 'string' ? message : JSON.stringify(message),
    );
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const opened = await httpExchange(`${url}&RID=1&CVER=22&t=1`, { headers, body: `${form}` });
  const session = /\["c","([^"]+)"/.exec(opened.text)?.[1];
  if (session === undefined) return { status: opened.status, body: opened.text };
  const poll = `${path}?VER=8&RID=rpc&SID=${session}&AID=0&CI=1&TYPE=xmlhttp&t=1`;
  const answer = await sendBytes(
    port,
    Buffer.from(`GET ${poll} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
  );
  await httpExchange(`${url}&RID=2&SID=${session}&TYPE=terminate`, {});
  return { status: answer.status, body: opened.text + answer.body };
}
