/** Width and height of a PNG in pixels; throws for other bytes. https://www.w3.org/TR/png/#11IHDR */
export function pngSize(bytes: Uint8Array): { readonly width: number; readonly height: number } {
  const file = Buffer.from(bytes);
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('These bytes are no PNG');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
