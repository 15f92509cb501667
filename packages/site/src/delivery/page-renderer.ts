import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { Resource, ResourceEntry } from './page-resources.ts';

/** The input of one rendered page. */
export interface PageRequest {
  /** Path and query, as the browser requested them: '/?devise=USD'. */
  readonly url: string;
  readonly board: readonly RatesStats[];
  /** The database's instant at which the board was read, where changes after it can be asked for. */
  readonly boardAsOf?: Date | undefined;
  /** The values of the page's resources; one that could not be read is absent. */
  readonly resources: readonly ResourceEntry[];
  readonly now: Date;
  /** Present when values are the last known ones, because they could not be read anew. */
  readonly isStale?: true;
  /** A contact form that was posted and not sent, for the contact page to show again. */
  readonly form?: ContactDraft;
}

/** A whole HTML document and its HTTP status: 404 when no page has that address. */
export interface RenderedPage {
  readonly status: 200 | 404;
  readonly html: string;
}

export interface PageRenderer {
  /** The resources of the page at a path and query. */
  readonly resourcesFor: (url: string) => readonly Resource[];
  readonly render: (request: PageRequest) => RenderedPage;
}
/** The built renderer's exports: functions and web meet here, neither imports the other. */
export interface PageRendererModule {
  /** `shell` is the built page without content; throws when it is not of the same build. */
  readonly createPageRenderer: (shell: string) => Promise<PageRenderer>;
}
