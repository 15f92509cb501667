import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import type { Page, PageQuery } from '../pages/page.ts';
import type { SiteIdentity } from '../pages/site-identity.ts';

/** A page and all the data for its metadata. */
export interface PageContext<P extends Page = Page> {
  readonly site: SiteIdentity;
  readonly page: P;
  readonly board: BoardOfToday;
  /** The bank whose rates the converter uses; without one, the mean of all banks. */
  readonly bank?: BankCode | undefined;
}

export type PageOf<Kind extends Page['kind']> = Extract<Page, { readonly kind: Kind }>;

/** The context of the page at an address with a query. */
export function contextAt({
  query,
  ...rest
}: Pick<PageContext, 'site' | 'page' | 'board'> & { readonly query: PageQuery }): PageContext {
  const { kind } = rest.page;
  if (kind !== 'converter' && kind !== 'conversion') return rest;
  return { ...rest, bank: parseBankCode(query.get('bank') ?? '') };
}
