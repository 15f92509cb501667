import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file that is kept for visits without a connection; a name that contains a hash needs no revision. */
export interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

// The SDK and App Check are no use without a connection; the style sheet is in the shell.
const leftOut = /^(?:sdk|live-feed|recaptcha-app-check)-|\.css$/;

/** The shell and every asset of a built page that works without a connection. */
export async function precachedFiles(builtFolder: string): Promise<PrecachedFile[]> {
  const shell = await readFile(path.join(builtFolder, 'shell.html'));
  const assets = await readdir(path.join(builtFolder, 'assets'));
  return [
    { url: '/shell.html', revision: createHash('sha256').update(shell).digest('hex').slice(0, 16) },
    ...assets
      .filter((name) => !leftOut.test(name))
      .sort()
      .map((name) => ({ url: `/assets/${name}`, revision: null })),
  ];
}
