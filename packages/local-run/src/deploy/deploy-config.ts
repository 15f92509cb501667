import { readFile, writeFile } from 'node:fs/promises';
import { type HostingHeaders, hostingHeaders } from '@dinar/functions/hosting/hosting-headers';
import { pageSourcesOf } from '@dinar/functions/hosting/page-sources';
import { fromRoot } from '../project-root.ts';

type Json = Readonly<Record<string, unknown>>;

interface FirebaseJson extends Json {
  readonly functions: readonly Json[];
  readonly hosting: Json;
}

/**
 * firebase.json for one deployment: with the headers of the page that was just built, and without what
 * would build it a second time.
 */
export function deployConfig(versioned: FirebaseJson, headers: readonly HostingHeaders[]): Json {
  return {
    ...versioned,
    functions: versioned.functions.map(withoutPredeploy),
    hosting: { ...withoutPredeploy(versioned.hosting), headers },
  };
}

/** Writes it beside firebase.json, to which its paths are relative; answers its path. */
export async function writeDeployConfig(): Promise<string> {
  const versioned: FirebaseJson = JSON.parse(await readFile(fromRoot('firebase.json'), 'utf8'));
  const page = await readFile(fromRoot('web/dist/404.html'), 'utf8');
  const config = deployConfig(versioned, hostingHeaders(pageSourcesOf(page)));
  const file = fromRoot('firebase.deploy.json');
  await writeFile(file, JSON.stringify(config, undefined, 2));
  return file;
}

function withoutPredeploy({ predeploy: _, ...rest }: Json): Json {
  return rest;
}
