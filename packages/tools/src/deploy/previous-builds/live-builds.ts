import { createHash } from 'node:crypto';
import { CommandError } from '../../command/command-error.ts';
import type { Google } from '../google/google.ts';
import { type BuildList, parseBuildList } from './build-list.ts';

/** The path at which a site publishes the list of its files. */
export const listPath = 'assets/build-files.json';

/** A Hosting site and the list that it publishes. */
export interface LiveSite {
  readonly origin: string;
  /** Undefined before the first deployment. */
  readonly list: BuildList | undefined;
}

/** Returns Hosting's own address of a site, which is independent of the site's domain. */
export function liveOrigin(site: string): string {
  return `https://${site}.web.app`;
}

/** Reads the list that a site publishes. Throws CommandError 'deploy-failed' when it cannot be read. */
export async function readLiveSite(
  google: Google,
  projectId: string,
  site: string,
): Promise<LiveSite> {
  const origin = liveOrigin(site);
  const url = `${origin}/${listPath}`;
  const response = await download(url);
  if (response.status === 404) {
    if (await wasReleased(google, projectId, site)) {
      throw unreadable(`${url} n'existe pas, et pourtant le site est en ligne`);
    }
    return { origin, list: undefined };
  }
  if (!response.ok) throw unreadable(`${url} répond ${response.status}`);
  try {
    return { origin, list: parseBuildList(await response.text()) };
  } catch (cause) {
    throw unreadable(`${url} n'est pas une liste de fichiers`, cause);
  }
}

/** Downloads a file of the site and checks its hash, because browsers cache it for a year. */
export async function readLiveFile(origin: string, name: string, hash: string): Promise<Buffer> {
  const url = `${origin}/assets/${name}`;
  const response = await download(url);
  if (!response.ok) throw unreadable(`${url} répond ${response.status}`);
  const content = Buffer.from(await response.arrayBuffer());
  if (sha256(content) !== hash) {
    throw unreadable(`${url} n'a pas le contenu attendu`);
  }
  return content;
}

/** Returns the hash of a file, as in the list. */
export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function download(url: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(30_000) });
  } catch (cause) {
    throw unreadable(`${url} ne répond pas`, cause);
  }
}

/** Returns whether the site has a release; false when Hosting is disabled in the project. */
async function wasReleased(google: Google, projectId: string, site: string): Promise<boolean> {
  const sites = `https://firebasehosting.googleapis.com/v1beta1/projects/${projectId}/sites`;
  const url = `${sites}/${site}/channels/live/releases?pageSize=1`;
  const { status, body } = await google.ask<{ readonly releases?: readonly object[] }>('GET', url);
  if (status === 403 || status === 404) return false;
  if (body === undefined) throw unreadable(`${url} répond ${status}`);
  return (body.releases ?? []).length > 0;
}

function unreadable(what: string, cause?: unknown): CommandError {
  const why = 'les pages déjà ouvertes ont encore besoin des fichiers de la version en ligne';
  const remedy = 'Relancez la commande ; --forget-previous déploie sans eux';
  return new CommandError('deploy-failed', `${what} : ${why}. ${remedy}.`, cause);
}
