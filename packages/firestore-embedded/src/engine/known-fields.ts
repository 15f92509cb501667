import { StatusError } from '../model/status.ts';
import type { ProtoJson, ServerStreamMethod, UnaryMethod } from './backend.ts';

const consistency = ['transaction', 'readTime'];
const reading = [...consistency, 'newTransaction'];

/** The fields of each method's request. @see https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1 */
const fieldsOf: Readonly<
  Record<UnaryMethod | ServerStreamMethod | 'Listen' | 'Write', readonly string[]>
> = {
  GetDocument: ['name', 'mask', ...consistency],
  CreateDocument: ['parent', 'collectionId', 'documentId', 'document', 'mask'],
  UpdateDocument: ['document', 'updateMask', 'mask', 'currentDocument'],
  DeleteDocument: ['name', 'currentDocument'],
  ListDocuments: [
    ...['parent', 'collectionId', 'pageSize', 'pageToken', 'orderBy', 'mask', 'showMissing'],
    ...consistency,
  ],
  ListCollectionIds: ['parent', 'pageSize', 'pageToken', 'readTime'],
  BeginTransaction: ['database', 'options'],
  Commit: ['database', 'writes', 'transaction'],
  Rollback: ['database', 'transaction'],
  BatchWrite: ['database', 'writes', 'labels'],
  PartitionQuery: [
    ...['parent', 'structuredQuery', 'partitionCount', 'pageToken', 'pageSize', 'readTime'],
  ],
  BatchGetDocuments: ['database', 'documents', 'mask', ...reading],
  RunQuery: ['parent', 'structuredQuery', 'explainOptions', ...reading],
  RunAggregationQuery: ['parent', 'structuredAggregationQuery', 'explainOptions', ...reading],
  Listen: ['database', 'addTarget', 'removeTarget', 'labels'],
  Write: ['database', 'streamId', 'writes', 'streamToken', 'labels'],
};

/** Throws INVALID_ARGUMENT for a field that the request does not have: what it asks would be left undone. */
export function checkKnownFields(method: keyof typeof fieldsOf, request: ProtoJson): void {
  const known = fieldsOf[method];
  for (const field in request) {
    if (!known.includes(field)) {
      throw new StatusError(
        'INVALID_ARGUMENT',
        `Invalid JSON payload received. Unknown name "${field}": Cannot find field.`,
      );
    }
  }
}
