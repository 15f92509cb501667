import type { Socket } from 'node:net';

/** The first bytes of HTTP/2 with prior knowledge, and so of gRPC: `PRI * HTTP/2.0`. */
const preface = Buffer.from('PRI');

/** Detects the protocol of a connection by its first bytes, and puts them back to be read again. */
export function detectProtocol(
  socket: Socket,
  onDetected: (protocol: 'grpc' | 'http') => void,
): void {
  let head = Buffer.alloc(0);
  const look = (chunk: Buffer) => {
    head = Buffer.concat([head, chunk]);
    // `P` and `PR` can still begin either protocol.
    if (head.length < preface.length && preface.subarray(0, head.length).equals(head)) return;
    socket.off('data', look);
    socket.pause();
    socket.unshift(head);
    const protocol = head.subarray(0, preface.length).equals(preface) ? 'grpc' : 'http';
    onDetected(protocol);
    // An HTTP/2 session reads the buffered bytes itself and then takes over the handle.
    if (protocol === 'http') process.nextTick(() => socket.resume());
  };
  socket.on('data', look);
}
