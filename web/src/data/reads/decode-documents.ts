import type { Decoded } from '@dinar/domain/documents/decoded';
import type { QueryDocumentSnapshot } from 'firebase/firestore';

/** The values of documents, in their order; one that cannot be read is logged and left out. */
export function decodeDocuments<T>(
  documents: readonly QueryDocumentSnapshot[],
  decode: (path: string, data: unknown) => Decoded<T>,
): T[] {
  return documents.flatMap((document) => {
    const decoded = decode(document.ref.path, document.data());
    if (decoded.ok) return [decoded.value];
    const { path, reason } = decoded.problem;
    console.error(`${path} is left out: ${reason}`);
    return [];
  });
}
