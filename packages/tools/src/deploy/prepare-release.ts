import { renderingFunctions } from '../hosting/hosting-rules.ts';
import { blocking, type DeployProblem, notice } from './deploy-problem.ts';
import type { Google } from './google/google.ts';
import type { ProjectFacts } from './google/project-facts.ts';
import { hasAllFiles, styleHashesOf } from './previous-builds/build-list.ts';
import { keepPreviousBuilds, readBuilt } from './previous-builds/keep-previous-builds.ts';
import { type LiveSite, liveOrigin, readLiveSite } from './previous-builds/live-builds.ts';

/** The parts of a release that depend on the live site. */
export interface PreparedRelease {
  readonly problems: readonly DeployProblem[];
  /** The hashes of styles in pages that functions may still serve. */
  readonly styleHashes: readonly string[];
  /** The parts of each run of firebase-tools. */
  readonly runs: readonly (readonly string[])[];
}

interface Asked {
  readonly projectId: string;
  readonly parts: readonly string[];
  /** Whether the files of earlier builds are left behind. */
  readonly forgets: boolean;
}

/** Adds to web/dist the files that pages of the live site still need, and plans the release order. */
export async function prepareRelease(
  google: Google,
  { site, functions }: ProjectFacts,
  { projectId, parts, forgets }: Asked,
): Promise<PreparedRelease> {
  const running = functions.map(({ name }) => name);
  const runs = releaseOrder(parts, { wanted: renderingFunctions, running });
  const built = await readBuilt();
  const live: LiveSite = forgets
    ? { origin: liveOrigin(site), list: undefined }
    : await readLiveSite(google, projectId, site);
  if (parts.includes('hosting')) {
    const { list, report } = await keepPreviousBuilds(built, live, new Date());
    const problems = report === undefined ? [] : [notice(report)];
    return { problems, styleHashes: styleHashesOf(list), runs };
  }
  const [current] = live.list?.builds ?? [];
  const lacksFiles = current !== undefined && !hasAllFiles(current, built);
  const text = 'Les pages de ces fonctions nomment des fichiers qui ne sont pas en ligne';
  const problems =
    lacksFiles && parts.includes('functions')
      ? [blocking(`${text} : ajoutez hosting à --only.`)]
      : [];
  return { problems, styleHashes: [], runs };
}

/**
 * Returns the parts of each run of firebase-tools, in order. Hosting is released before the functions,
 * because their new pages name files that Hosting must already serve; it also keeps the files of earlier
 * pages. When these functions do not exist yet, everything goes in one run: no page can break, and Hosting
 * rejects a rewrite to a missing function.
 */
export function releaseOrder(
  parts: readonly string[],
  rendering: { readonly wanted: readonly string[]; readonly running: readonly string[] },
): string[][] {
  const isThere = rendering.wanted.every((name) => rendering.running.includes(name));
  if (!parts.includes('hosting') || !parts.includes('functions') || !isThere) return [[...parts]];
  return [parts.filter((part) => part !== 'functions'), ['functions']];
}
