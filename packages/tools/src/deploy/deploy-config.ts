import { readFile, writeFile } from 'node:fs/promises';
import { fromRoot } from '../command/project-root.ts';
import { cachedFiles } from '../hosting/cached-files.ts';
import { type HostingHeaders, hostingHeaders } from '../hosting/hosting-headers.ts';
import { builtPageSources } from '../hosting/page-sources.ts';

type Json = Readonly<Record<string, unknown>>;

interface FirebaseJson extends Json {
  readonly functions: readonly Json[];
  readonly hosting: Json;
  readonly storage: Json;
}

/**
 * Returns firebase.json for one deployment: with the headers of the page that was just built, without the
 * predeploy steps that would build it again, and with the Storage rules of the inbox's bucket, if any.
 */
export function deployConfig(
  { storage, ...versioned }: FirebaseJson,
  headers: readonly HostingHeaders[],
  bucket: string,
): Json {
  return {
    ...versioned,
    ...(bucket !== '' && { storage: [{ ...storage, bucket }] }),
    functions: versioned.functions.map(withoutPredeploy),
    hosting: { ...withoutPredeploy(versioned.hosting), headers },
  };
}

/**
 * Writes that configuration beside firebase.json, where its relative paths resolve; returns its path. Its
 * policy allows the styles of the built page and `styleHashes`, the styles of the pages that functions
 * serve until they are replaced.
 */
export async function writeDeployConfig(
  styleHashes: readonly string[],
  bucket: string,
): Promise<string> {
  const versioned: FirebaseJson = JSON.parse(await readFile(fromRoot('firebase.json'), 'utf8'));
  const own = await builtPageSources();
  const allowed = [...new Set([...own.styleHashes, ...styleHashes])];
  const headers = hostingHeaders({ ...own, styleHashes: allowed }, await cachedFiles());
  const config = deployConfig(versioned, headers, bucket);
  const file = fromRoot('firebase.deploy.json');
  await writeFile(file, JSON.stringify(config, undefined, 2));
  return file;
}

function withoutPredeploy({ predeploy: _, ...rest }: Json): Json {
  return rest;
}
