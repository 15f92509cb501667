import { invalid } from '../model/status.ts';

/** Decodes the escapes of an address, which may be malformed: raises INVALID_ARGUMENT then. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch (cause) {
    throw invalid(`The path contains a malformed escape: ${path}`, { cause });
  }
}
