import type { IncomingMessage } from 'node:http';
import { StatusError } from '../model/status.ts';

/** Cloud Firestore's own limit of a request's size, and its words for it. */
const maxBytes = 11_534_336;

/** Reads a request's body as UTF-8 text; raises INVALID_ARGUMENT when it is too large. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // Read to its end all the same: leaving it here would end the connection, and with it the answer.
    if (size <= maxBytes) chunks.push(bytes);
  }
  if (size > maxBytes) {
    throw new StatusError(
      'INVALID_ARGUMENT',
      `Request payload size exceeds the limit: ${maxBytes} bytes.`,
    );
  }
  return Buffer.concat(chunks).toString('utf8');
}
