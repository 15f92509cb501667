import {
  type Collection,
  type JsonObject,
  type Names,
  ownLabel,
  type Wanted,
} from '../resource.ts';

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
    collection: collectionOf(projectId, kind),
    body: (names) => ({ ...body(names), userLabels: { [ownLabel]: id } }),
    isStored: ({ userLabels }) => labelOf(userLabels) === id,
  };
}

function collectionOf(projectId: string, kind: Kind): Collection {
  return { url: `${base}projects/${projectId}/${kind}`, list: kind, base };
}

function labelOf(labels: JsonObject[string]): unknown {
  return typeof labels === 'object' && labels !== null ? Object(labels)[ownLabel] : undefined;
}

/** Returns the name of a resource earlier in the list; a placeholder when it does not exist yet. */
export function nameOf(names: Names, id: string): string {
  return names.get(id) ?? `(${id})`;
}
