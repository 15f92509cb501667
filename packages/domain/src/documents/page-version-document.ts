import * as v from 'valibot';
import type { RateDate } from '../days/rate-date.ts';
import { type Decoded, decodeWith } from './decoded.ts';
import { rateDateField } from './field-schemas.ts';

/** The HTTP validators of the last version of a page, for the next conditional request. */
export interface PageVersion {
  readonly address: string;
  readonly etag?: string;
  readonly lastModified?: string;
  /** The day for which the page was read, if it shows one; for another day the request is unconditional. */
  readonly day?: RateDate;
}

const pageVersionSchema = v.object({
  address: v.string(),
  etag: v.exactOptional(v.string()),
  lastModified: v.exactOptional(v.string()),
  day: v.exactOptional(rateDateField),
});

/** Decodes a document of `system/source-cache/pages`. */
export function decodePageVersion(path: string, data: unknown): Decoded<PageVersion> {
  return decodeWith(pageVersionSchema, path, data);
}

/** The fields of this document; an absent value is null. */
export function encodePageVersion({ address, etag, lastModified, day }: PageVersion) {
  return { address, etag: etag ?? null, lastModified: lastModified ?? null, day: day ?? null };
}
