import { CommandError } from '../command/command-error.ts';
import type { Answer, Google } from '../deploy/google/google.ts';
import type { Collection, JsonObject, Names, Wanted } from './resource.ts';

interface Page {
  readonly nextPageToken?: string;
  readonly [list: string]: unknown;
}

/** Reads every resource of one kind in the project. */
export async function listStored(google: Google, collection: Collection): Promise<JsonObject[]> {
  const { url, list } = collection;
  const all: JsonObject[] = [];
  let token = '';
  do {
    const page = token === '' ? '' : `?pageToken=${encodeURIComponent(token)}`;
    const answer = await google.ask<Page>('GET', url + page);
    const { [list]: found = [], nextPageToken = '' } = bodyOf(answer, `lire ${url}`);
    if (Array.isArray(found)) all.push(...found);
    token = nextPageToken;
  } while (token !== '');
  return all;
}

/** Creates a resource; returns the name that Google gave it. */
export async function createStored(google: Google, wanted: Wanted, names: Names): Promise<string> {
  const answer = await google.ask<{ readonly name: string }>(
    'POST',
    wanted.collection.url,
    wanted.body(names),
  );
  return bodyOf(answer, `créer : ${wanted.title}`).name;
}

/** Sets the wanted fields of a resource, and keeps its other fields. */
export async function overwriteStored(
  google: Google,
  wanted: Wanted,
  target: { readonly name: string; readonly names: Names },
): Promise<void> {
  const { userLabels: _ours, ...body } = wanted.body(target.names);
  const mask = Object.keys(body).join(',');
  const url = `${wanted.collection.base}${target.name}?updateMask=${mask}`;
  bodyOf(await google.ask<object>('PATCH', url, body), `rétablir : ${wanted.title}`);
}

const remedies: Readonly<Record<number, string>> = {
  0: "Google n'a pas répondu : vérifiez la connexion, puis relancez la commande.",
  400: 'Google juge la demande invalide : vérifiez ALERT_EMAIL et MONTHLY_BUDGET dans settings.env.',
  403: "Ce compte n'en a pas le droit : roles/monitoring.editor sur le projet, roles/billing.costsManager sur le compte de facturation.",
  429: 'Google demande de patienter : relancez la commande dans une minute.',
};

function bodyOf<Body>({ status, body }: Answer<Body>, what: string): Body {
  if (body !== undefined) return body;
  const remedy = remedies[status] ?? `Google a répondu ${status} : relancez la commande plus tard.`;
  throw new CommandError('operations-failed', `Impossible de ${what}. ${remedy}`);
}
