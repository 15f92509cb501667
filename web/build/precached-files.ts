import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A file that is cached for offline visits; a name that contains a hash needs no revision. */
export interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

// The SDK and App Check are useless offline; the shell contains the style sheet.
const leftOut = /^(?:sdk|live-feed|recaptcha-app-check)-|\.css$/;

/** Lists the shell and every asset of a built page that works offline. */
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
