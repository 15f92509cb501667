import { type BankCode, parseBankCode } from '@dinar/domain/banks/bank-code';
import type { BoardOfToday } from '@dinar/domain/today/board-of-today';
import type { Page, PageQuery } from '../pages/page.ts';
import type { SiteIdentity } from '../pages/site-identity.ts';

/** A page and all the data of its metadata. */
export interface PageContext<P extends Page = Page> {
  readonly site: SiteIdentity;
  readonly page: P;
  readonly board: BoardOfToday;
  /** The bank whose rates the converter takes; the mean of all without one. */
  readonly bank?: BankCode | undefined;
}

export type PageOf<Kind extends Page['kind']> = Extract<Page, { readonly kind: Kind }>;

/** The page at an address with its query. */
export function contextAt({
  query,
  ...rest
}: Pick<PageContext, 'site' | 'page' | 'board'> & { readonly query: PageQuery }): PageContext {
  const { kind } = rest.page;
  if (kind !== 'converter' && kind !== 'conversion') return rest;
  return { ...rest, bank: parseBankCode(query.get('bank') ?? '') };
}
