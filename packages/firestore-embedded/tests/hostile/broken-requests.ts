const smuggled = 'DELETE /v1/projects/x HTTP/1.1\r\nHost: a\r\n\r\n';

/** Requests that violate HTTP. A server may refuse, answer or close, and must keep running. */
export const brokenRequests: Readonly<Record<string, string>> = {
  'no HTTP': 'hello\r\n\r\n',
  'a handshake of TLS': '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n',
  'HTTP/9.9': 'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'two hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  'two lengths': 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 50\r\n\r\nx',
  'length and chunks': `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
  'chunks twice': `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\nTransfer-Encoding: x\r\nConnection: close\r\n\r\n0\r\n\r\n`,
  'a chunk of chance': 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'a chunk too large':
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n',
  'a negative length': 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  'a header without a name': 'GET / HTTP/1.1\r\nHost: a\r\n: value\r\n\r\n',
  'a header with a blank': 'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'a header over two lines': 'GET / HTTP/1.1\r\nHost: a\r\nX: a\r\n b\r\nConnection: close\r\n\r\n',
  'a header of 100 KB': `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
  'ten thousand headers': `GET / HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(10_000)}\r\n`,
  'an address of 100 KB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
  'a zero in the address': 'GET /a\u0000b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  TRACE: 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Probe: a\r\n\r\n',
  CONNECT: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'an unknown method': 'EVIL / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  'an upgrade':
    'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n',
};
