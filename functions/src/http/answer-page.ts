import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { PageRenderer, RenderedPage } from '@dinar/site/delivery/page-renderer';
import type { Resource, ResourceEntry } from '@dinar/site/delivery/page-resources';
import { notKept } from './http-answer.ts';

/** Where a page comes from; each part may fail but the shell. */
export interface PageSources {
  readonly shell: () => Promise<string>;
  readonly renderer: () => Promise<PageRenderer>;
  readonly board: () => Promise<readonly RatesStats[]>;
  /** What those resources hold; one that cannot be read is left out, and told of. */
  readonly resources: (wanted: readonly Resource[]) => Promise<readonly ResourceEntry[]>;
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
 * in the browser. What lacks rates is kept nowhere.
 */
export async function answerPage(url: string, sources: PageSources): Promise<PageAnswer> {
  try {
    const { hasRates, ...page } = await drawPage(url, sources);
    return { ...page, cacheControl: hasRates ? shared : notKept };
  } catch (error) {
    sources.report(error);
    return { status: 200, html: await sources.shell(), cacheControl: notKept };
  }
}

/** Draws the page of a path and query, with a form that was not sent; rejects when any part fails. */
export async function drawPage(
  url: string,
  sources: PageSources,
  form?: ContactDraft,
): Promise<RenderedPage & { readonly hasRates: boolean }> {
  const renderer = await sources.renderer();
  const [board, resources] = await Promise.all([
    sources.board(),
    sources.resources(renderer.resourcesFor(url)),
  ]);
  const now = sources.now();
  const page = renderer.render({ url, board, resources, now, ...(form && { form }) });
  return { ...page, hasRates: board.length > 0 };
}
