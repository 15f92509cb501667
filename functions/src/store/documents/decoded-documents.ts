import type { Decoded } from '@dinar/domain/documents/decoded';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

type Decode<Value> = (path: string, data: unknown) => Decoded<Value>;

/** Returns the value of a document; undefined when it is absent or cannot be decoded. */
export function decodedDocument<Value>(
  stored: DocumentSnapshot,
  decode: Decode<Value>,
): Value | undefined {
  if (!stored.exists) return undefined;
  const decoded = decode(stored.ref.path, stored.data());
  return decoded.ok ? decoded.value : undefined;
}

/** Returns the values of the documents that can be decoded. */
export function decodedDocuments<Value>(
  documents: readonly DocumentSnapshot[],
  decode: Decode<Value>,
): Value[] {
  return documents.flatMap((stored) => decodedDocument(stored, decode) ?? []);
}

/** Returns the value of a document; undefined when it is absent. Throws when it cannot be decoded. */
export function requiredDocument<Value>(
  stored: DocumentSnapshot,
  decode: Decode<Value>,
): Value | undefined {
  if (!stored.exists) return undefined;
  const decoded = decode(stored.ref.path, stored.data());
  if (decoded.ok) return decoded.value;
  throw new Error(`${decoded.problem.path}: ${decoded.problem.reason}`);
}
