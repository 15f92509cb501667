import { bankRecordsPath, healthPath } from '@dinar/domain/documents/collections';
import type { Resource, ResourceKind } from './page-resources.ts';

// In a file of its own: only readers need the paths, and the first load does not read them.
const documents = { health: healthPath, records: bankRecordsPath } as const;

/** A resource that is one document; firestore.rules let visitors get it, but not list its collection. */
export type OneDocument = Resource<keyof typeof documents>;

/** A resource that is a list of documents. */
export type ListedResource = Resource<Exclude<ResourceKind, keyof typeof documents>>;

/** Whether a resource is one document. */
export function isOneDocument(resource: Resource): resource is OneDocument {
  return resource.kind in documents;
}

/** The path of the document of a resource. */
export function documentPath({ kind }: OneDocument): string {
  return documents[kind];
}
