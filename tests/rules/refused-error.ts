/** Thrown for a raw request that the rules refuse; the SDK's own error has the same code. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code = 'permission-denied';
}
