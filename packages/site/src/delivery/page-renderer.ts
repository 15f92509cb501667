import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import type { Locale } from '@dinar/domain/language/locale';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { Resource, ResourceEntry } from './page-resources.ts';

/** The input for rendering one page. */
export interface PageRequest {
  /** Path and query of the request: '/?devise=USD'. */
  readonly url: string;
  readonly board: readonly RatesStats[];
  /** The read time of the board in the database, if changes after it can be requested. */
  readonly boardAsOf?: Date | undefined;
  /** The values of the resources of the page; a resource that could not be read is absent. */
  readonly resources: readonly ResourceEntry[];
  readonly now: Date;
  /** Set if the values are the last known ones, because they could not be read again. */
  readonly isStale?: true;
  /** Set if the browser asks for fewer bytes: nothing is loaded before it is needed. */
  readonly savesData?: true;
  /** A contact form that was posted and rejected, which the contact page shows again. */
  readonly form?: ContactDraft;
}

/** A complete HTML document and its HTTP status: 404 if no page has the address. */
export interface RenderedPage {
  readonly status: 200 | 404;
  readonly html: string;
}

export interface PageRenderer {
  /** The resources of the page at a path and query. */
  readonly resourcesFor: (url: string) => readonly Resource[];
  readonly render: (request: PageRequest) => RenderedPage;
}
/** The built page without content, in each language. */
export type Shells = Readonly<Record<Locale, string>>;

/** The exports of the built renderer. Functions and web both use this type, and neither imports the other. */
export interface PageRendererModule {
  /** Throws if the shells are not of the same build. */
  readonly createPageRenderer: (shells: Shells) => Promise<PageRenderer>;
}
