/** A JSON value, as in the responses of Google's APIs. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** The names that Google gave to our resources, by our own id; without resources not created yet. */
export type Names = ReadonlyMap<string, string>;

/** The addresses of resources of one kind. */
export interface Collection {
  readonly url: string;
  /** The field of the response that contains the list. */
  readonly list: string;
  /** The prefix of a resource's own address, to which its name is appended. */
  readonly base: string;
}

/** The wanted state of one resource of the project. */
export interface Wanted {
  /** Our own id of the resource. */
  readonly id: string;
  /** In French, for the plan. */
  readonly title: string;
  readonly collection: Collection;
  /** The wanted fields; Google adds others, which are ignored. */
  readonly body: (names: Names) => JsonObject;
  readonly isStored: (stored: JsonObject) => boolean;
}

/** The label of the resources that this command created; Monitoring stores it with the resource. */
const ownLabel = 'dinar-operations';

type Kind = 'notificationChannels' | 'uptimeCheckConfigs' | 'alertPolicies';

const base = 'https://monitoring.googleapis.com/v3/';

/** Returns a wanted resource of Cloud Monitoring, whose stored version is found by its label. */
export function monitored(
  projectId: string,
  kind: Kind,
  given: { readonly id: string; readonly title: string; readonly body: Wanted['body'] },
): Wanted {
  const { id, title, body } = given;
  return {
    id,
    title,
    collection: { url: `${base}projects/${projectId}/${kind}`, list: kind, base },
    body: (names) => ({ ...body(names), userLabels: { [ownLabel]: id } }),
    isStored: ({ userLabels }) => labelOf(userLabels) === id,
  };
}

function labelOf(labels: JsonObject[string]): unknown {
  return typeof labels === 'object' && labels !== null ? Object(labels)[ownLabel] : undefined;
}

/** Returns the name of a resource earlier in the list; a placeholder when it does not exist yet. */
export function nameOf(names: Names, id: string): string {
  return names.get(id) ?? `(${id})`;
}
