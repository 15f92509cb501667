import type { Socket } from 'node:net';

/** How HTTP/2 with prior knowledge, and so gRPC, begins: `PRI * HTTP/2.0`. */
const preface = Buffer.from('PRI');

/** Detects the protocol of a connection by its first bytes, and leaves them to be read again. */
export function detectProtocol(
  socket: Socket,
  onDetected: (protocol: 'grpc' | 'http') => void,
): void {
  let head = Buffer.alloc(0);
  const look = (chunk: Buffer) => {
    head = Buffer.concat([head, chunk]);
    // Only `P` and `PR` may still be either.
    if (head.length < preface.length && preface.subarray(0, head.length).equals(head)) return;
    socket.off('data', look);
    socket.pause();
    socket.unshift(head);
    const protocol = head.subarray(0, preface.length).equals(preface) ? 'grpc' : 'http';
    onDetected(protocol);
    // An HTTP/2 session reads what is buffered by itself and then takes the handle over.
    if (protocol === 'http') process.nextTick(() => socket.resume());
  };
  socket.on('data', look);
}
