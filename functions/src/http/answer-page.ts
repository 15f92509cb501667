import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { PageRenderer, RenderedPage } from '@dinar/site/delivery/page-renderer';
import type { Resource, ResourceEntry } from '@dinar/site/delivery/page-resources';
import { notKept } from './http-answer.ts';
import type { Known } from './memo.ts';

/** The rates of a page, and since when changes of them are to be asked for, where that is known. */
export interface KnownBoard extends Known<readonly RatesStats[]> {
  readonly asOf?: Date | undefined;
}

/** Where a page comes from; each part may fail but the shell. */
export interface PageSources {
  readonly shell: () => Promise<string>;
  readonly renderer: () => Promise<PageRenderer>;
  readonly board: () => Promise<KnownBoard>;
  /** The values of those resources; one that cannot be read is left out and reported. */
  readonly resources: (wanted: readonly Resource[]) => Promise<Known<readonly ResourceEntry[]>>;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

export interface PageAnswer {
  readonly status: 200 | 404;
  readonly html: string;
  readonly cacheControl: string;
}

// One rendering a minute at most for each address and place of the CDN. Visitors go live right after,
// so that a page some minutes old costs them nothing while the CDN asks for the next.
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/**
 * The rendered page of a path and query. Whatever fails, the shell answers instead: it gets its rates
 * in the browser. What lacks rates, or has old ones, is kept nowhere.
 */
export async function answerPage(url: string, sources: PageSources): Promise<PageAnswer> {
  try {
    const { isCurrent, ...page } = await renderUrl(url, sources);
    return { ...page, cacheControl: isCurrent ? shared : notKept };
  } catch (error) {
    sources.report(error);
    return { status: 200, html: await sources.shell(), cacheControl: notKept };
  }
}

/**
 * Renders the page of a path and query, with a form that was not sent; rejects when any part fails. It is
 * current when it has rates and nothing in it is stale.
 */
export async function renderUrl(
  url: string,
  sources: PageSources,
  form?: ContactDraft,
): Promise<RenderedPage & { readonly isCurrent: boolean }> {
  const renderer = await sources.renderer();
  const reading = sources.resources(renderer.resourcesFor(url));
  // Both are awaited, whatever becomes of one: nothing is to go on after the answer.
  const board = await sources.board().finally(() => reading);
  const resources = await reading;
  const isStale = board.isStale || resources.isStale;
  const page = renderer.render({
    url,
    board: board.value,
    boardAsOf: board.asOf,
    resources: resources.value,
    now: sources.now(),
    ...(isStale && { isStale }),
    ...(form && { form }),
  });
  return { ...page, isCurrent: board.value.length > 0 && !isStale };
}
