import * as v from 'valibot';
import type { RateDate } from '../days/rate-date.ts';
import { type Decoded, decodeWith } from './decoded.ts';
import { rateDateField } from './field-schemas.ts';

/** What a source said of a page's version, to be asked whether there is a newer one. */
export interface PageVersion {
  readonly address: string;
  readonly etag?: string;
  readonly lastModified?: string;
  /** The day the page was read for, where it shows one: another day's is asked for afresh. */
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

/** The fields of such a document; what is absent is null. */
export function encodePageVersion({ address, etag, lastModified, day }: PageVersion) {
  return { address, etag: etag ?? null, lastModified: lastModified ?? null, day: day ?? null };
}
