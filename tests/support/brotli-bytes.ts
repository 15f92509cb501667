import { brotliCompressSync, constants } from 'node:zlib';

/** The size of a content in brotli, at its best quality. */
export function brotliBytes(content: Buffer | string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}
