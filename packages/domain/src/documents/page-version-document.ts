import * as v from 'valibot';
import { type Decoded, decodeWith } from './decoded.ts';

const pageVersionSchema = v.object({
  address: v.string(),
  etag: v.exactOptional(v.string()),
  lastModified: v.exactOptional(v.string()),
});

/** The HTTP validators of the last version of a page, for the next conditional request. */
export type PageVersion = Readonly<v.InferOutput<typeof pageVersionSchema>>;

/** Decodes a document of `system/source-cache/pages`. */
export function decodePageVersion(path: string, data: unknown): Decoded<PageVersion> {
  return decodeWith(pageVersionSchema, path, data);
}

/** The fields of this document; an absent value is null. */
export function encodePageVersion({ address, etag, lastModified }: PageVersion) {
  return { address, etag: etag ?? null, lastModified: lastModified ?? null };
}
