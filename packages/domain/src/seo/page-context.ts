import type { RateDate } from '../days/rate-date.ts';
import type { Page } from './page.ts';
import type { RatesByCurrency } from './rates-by-currency.ts';
import type { SiteIdentity } from './site-identity.ts';

/** A page and all that its metadata may say. */
export interface PageContext<P extends Page = Page> {
  readonly site: SiteIdentity;
  readonly page: P;
  readonly rates: RatesByCurrency;
  readonly today: RateDate;
}

export type PageOf<Kind extends Page['kind']> = Extract<Page, { readonly kind: Kind }>;
