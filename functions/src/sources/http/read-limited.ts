/**
 * Returns the bytes of an answer, or 'too-large' as soon as there are more than `maxBytes`, without
 * transferring the rest.
 */
export async function readLimited(
  response: Response,
  maxBytes: number,
): Promise<Uint8Array | 'too-large'> {
  const { body } = response;
  if (body === null) return new Uint8Array();
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await body.cancel();
    return 'too-large';
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream, and with it the transfer.
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > maxBytes) return 'too-large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
