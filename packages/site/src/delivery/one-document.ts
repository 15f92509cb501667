import { bankRecordsPath, healthPath } from '@dinar/domain/documents/collections';
import type { Resource, ResourceKind } from './page-resources.ts';

// Apart from the resources: who reads them needs the paths, the first load does not.
const documents = { health: healthPath, records: bankRecordsPath } as const;

/** A resource that is one document, which the rules let visitors get, not list. */
export type OneDocument = Resource<keyof typeof documents>;

/** A resource that is a list of documents. */
export type ListedResource = Resource<Exclude<ResourceKind, keyof typeof documents>>;

/** Whether a resource is one document. */
export function isOneDocument(resource: Resource): resource is OneDocument {
  return resource.kind in documents;
}

/** Where the document of a resource is. */
export function documentPath({ kind }: OneDocument): string {
  return documents[kind];
}
