import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { Resource, ResourceEntry } from './page-resources.ts';

/** What one page is drawn from. */
export interface PageRequest {
  /** Path and query, as the browser asked for them: '/?devise=USD'. */
  readonly url: string;
  readonly board: readonly RatesStats[];
  /** What the page's resources hold; one that could not be read is absent. */
  readonly resources: readonly ResourceEntry[];
  readonly now: Date;
  /** A contact form that was posted and not sent, for the contact page to show again. */
  readonly form?: ContactDraft;
}

/** A whole HTML document and its HTTP status: 404 when no page has that address. */
export interface RenderedPage {
  readonly status: 200 | 404;
  readonly html: string;
}

export interface PageRenderer {
  /** The resources that the page at a path and query is drawn from. */
  readonly resourcesFor: (url: string) => readonly Resource[];
  readonly render: (request: PageRequest) => RenderedPage;
}
/** What the built renderer exports: functions and web meet here, neither imports the other. */
export interface PageRendererModule {
  /** `shell` is the built page without content; throws when it is not of the same build. */
  readonly createPageRenderer: (shell: string) => Promise<PageRenderer>;
}
