import * as v from 'valibot';
import type { RateDate } from '../days/rate-date.ts';
import { type Decoded, decodeWith } from './decoded.ts';
import { rateDateField } from './field-schemas.ts';

/** The validators of a page's version, for the next conditional request. */
export interface PageVersion {
  readonly address: string;
  readonly etag?: string;
  readonly lastModified?: string;
  /** The day the page was read for, where it shows one: another day's is requested afresh. */
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

/** The fields of such a document; an absent value is null. */
export function encodePageVersion({ address, etag, lastModified, day }: PageVersion) {
  return { address, etag: etag ?? null, lastModified: lastModified ?? null, day: day ?? null };
}
