import type { RateDate } from '@dinar/domain/days/rate-date';
import type { Page } from '../pages/page.ts';
import type { SiteIdentity } from '../pages/site-identity.ts';
import type { RatesByCurrency } from './rates-by-currency.ts';

/** A page and all that its metadata may say. */
export interface PageContext<P extends Page = Page> {
  readonly site: SiteIdentity;
  readonly page: P;
  readonly rates: RatesByCurrency;
  readonly today: RateDate;
}

export type PageOf<Kind extends Page['kind']> = Extract<Page, { readonly kind: Kind }>;
