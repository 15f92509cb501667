import type { PageVersion } from '@dinar/domain/documents/page-version-document';

/** One page to request from a source. */
export interface SourceRequest {
  /** Our name for the source, in logs and errors. */
  readonly source: string;
  readonly address: string;
  /** Sent as a form, by POST. */
  readonly form?: Readonly<Record<string, string>>;
  /** Sent only to the address's own host, never to another host after a redirect. */
  readonly headers?: Readonly<Record<string, string>>;
  /** A certificate authority in PEM that the source's own host needs in addition to the usual ones. */
  readonly authority?: string;
  readonly accepts: MediaTypes;
  /** Statuses other than 200 whose body the adapter reads. */
  readonly alsoRead?: readonly number[];
  /** The stored version: the source may answer that there is no newer one. */
  readonly known?: PageVersion;
}

/** Names of media types, the first of which is preferred. */
type MediaTypes = readonly [string, ...string[]];

export const htmlTypes: MediaTypes = ['text/html', 'application/xhtml+xml'];
export const jsonTypes: MediaTypes = ['application/json', 'text/json'];
export const feedTypes: MediaTypes = ['application/rss+xml', 'application/xml', 'text/xml'];

/** The answer of a source. */
export type FetchedPage =
  | { readonly kind: 'not-modified' }
  | { readonly kind: 'page'; readonly text: string; readonly version: PageVersion | undefined };
