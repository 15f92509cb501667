import { createHash } from 'node:crypto';
import { screenScriptsOf } from '../src/server/screen-scripts.ts';

/** A file that is cached for offline visits; a name that contains a hash needs no revision. */
interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
}

/** The files of a language's page that works offline. */
export interface PrecachedFiles {
  /** Cached at the first visit: the shell, and what the frame and home need. */
  readonly first: readonly PrecachedFile[];
  /** The addresses of all other files, cached when they are used, or at a second visit. */
  readonly later: readonly string[];
}

const assetFolder = 'assets/';

// The SDK and App Check are useless offline.
const leftOut = /^(?:sdk|live-feed|recaptcha-app-check)-/;

// The shell marks the styles of single screens; the others are in every page.
const stylesOfScreens = /<!--[\w/. -]+-->[\s\S]*?<!--\/-->/g;

/** The modules that are cached at the first visit: most visitors come once, and see few screens. */
const firstModules = /^(?:app\/(?:after-first-load|later-frame)|features\/home\/|ui\/conversion\/)/;

/** Lists the shell at a path, with its content, and every asset of its build that works offline. */
export function precachedFiles(
  path: string,
  shell: string,
  files: readonly string[],
): PrecachedFiles {
  const later = scriptsOfOtherModules(screenScriptsOf(shell));
  const shared = shell.replace(stylesOfScreens, '');
  const assets = files
    .filter((file) => file.startsWith(assetFolder))
    .filter((file) => !leftOut.test(file.slice(assetFolder.length)))
    .sort()
    .map((file) => `/${file}`)
    .filter((url) => !(url.endsWith('.css') && shared.includes(url)));
  const revision = createHash('sha256').update(shell).digest('hex').slice(0, 16);
  const stems = new Set([...later].map(stemOf));
  const isLater = (url: string) =>
    later.has(url) || (url.endsWith('.css') && stems.has(stemOf(url)));
  const first = assets.filter((url) => !isLater(url)).map((url) => ({ url, revision: null }));
  return { first: [{ url: path, revision }, ...first], later: assets.filter(isLater) };
}

/** The name that the style sheet of a script shares with it: that without hash and ending. */
function stemOf(url: string): string {
  return url.replace(/-[\w-]{8}\.\w+$/, '');
}

function scriptsOfOtherModules(scripts: ReturnType<typeof screenScriptsOf>): Set<string> {
  const others = Object.entries(scripts).filter(([module]) => !firstModules.test(module));
  const first = Object.entries(scripts).filter(([module]) => firstModules.test(module));
  const needed = new Set(first.flatMap(([, files]) => files));
  return new Set(others.flatMap(([, files]) => files).filter((file) => !needed.has(file)));
}
