import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import type { Page } from '../pages/page.ts';
import type { SiteIdentity } from '../pages/site-identity.ts';

/** A page and all the data for its metadata. */
export interface PageContext<P extends Page = Page> {
  readonly site: SiteIdentity;
  readonly page: P;
  readonly board: BoardOfToday;
}

export type PageOf<Kind extends Page['kind']> = Extract<Page, { readonly kind: Kind }>;
