import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import type { Locale } from '@dinar/domain/language/locale';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { PageRenderer, RenderedPage } from '@dinar/site/delivery/page-renderer';
import type { Resource, ResourceEntry } from '@dinar/site/delivery/page-resources';
import type { Timestamp } from 'firebase-admin/firestore';
import {
  answerOf,
  type HttpAnswer,
  type HttpRequest,
  htmlType,
  localeOf,
  noStore,
} from './http-answer.ts';
import type { Known } from './memo.ts';

/** The rates of a page, with the time from which a listener must read their changes, when it is known. */
interface BoardReading extends Known<readonly RatesStats[]> {
  readonly asOf?: Date | undefined;
  /** The instant of the reading, for the other values of the page. */
  readonly readAt?: Timestamp | undefined;
}

/** The sources of a page; each of them may fail, except the shell. */
export interface PageSources {
  readonly shell: (locale?: Locale) => Promise<string>;
  readonly renderer: () => Promise<PageRenderer>;
  readonly board: () => Promise<BoardReading>;
  /**
   * Returns the values of these resources as they were when the board was read, so that a page does not mix two
   * states; one that cannot be read is left out and reported.
   */
  readonly resources: (
    wanted: readonly Resource[],
    board: BoardReading,
  ) => Promise<readonly ResourceEntry[]>;
  readonly now: () => Date;
  readonly report: (error: unknown) => void;
}

// At most one rendering a minute for each address and CDN location. Pages read live rates right after they
// load, so a page that is some minutes old does no harm while the CDN requests the next one.
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** The parts of a request that a page depends on. */
export interface PageAsked {
  /** Path and query. */
  readonly url: string;
  readonly savesData: boolean;
}

/** Reads them from a request; `Vary` names the header. */
export function pageAsked({ url, header }: Pick<HttpRequest, 'url' | 'header'>): PageAsked {
  return { url, savesData: header('Save-Data')?.toLowerCase() === 'on' };
}

/**
 * Returns the rendered page of a path and query. When any part fails, returns the shell, which reads its
 * rates in the browser. A page without rates or with stale values is not cached.
 */
export async function answerPage(asked: PageAsked, sources: PageSources): Promise<HttpAnswer> {
  try {
    const { status, html, isCurrent } = await renderUrl(asked, sources);
    return htmlAnswer(status, html, isCurrent ? shared : noStore);
  } catch (error) {
    sources.report(error);
    return htmlAnswer(200, await sources.shell(localeOf(asked)), noStore);
  }
}

/** Returns the answer with a page and its Cache-Control. */
export function htmlAnswer(status: number, body: string, cacheControl: string): HttpAnswer {
  const headers = { 'Content-Type': htmlType, 'Cache-Control': cacheControl, Vary: 'Save-Data' };
  return answerOf(status, body, headers);
}

/**
 * Renders the page of a path and query, with the contact form that could not be sent, if any; rejects when
 * any part fails. The page is current when it has rates and nothing in it is stale.
 */
export async function renderUrl(
  { url, savesData }: PageAsked,
  sources: PageSources,
  form?: ContactDraft,
): Promise<RenderedPage & { readonly isCurrent: boolean }> {
  const renderer = await sources.renderer();
  const board = await sources.board();
  const resources = await sources.resources(renderer.resourcesFor(url), board);
  const { isStale } = board;
  const page = renderer.render({
    url,
    board: board.value,
    boardAsOf: board.asOf,
    resources,
    now: sources.now(),
    ...(isStale && { isStale }),
    ...(savesData && { savesData }),
    ...(form && { form }),
  });
  return { ...page, isCurrent: board.value.length > 0 && !isStale };
}

/**
 * Returns the board for an answer that does not need rates: reports a failed read and returns an empty
 * board.
 */
export async function boardOrNone({
  board,
  report,
}: Pick<PageSources, 'board' | 'report'>): Promise<BoardReading> {
  try {
    return await board();
  } catch (error) {
    report(error);
    return { value: [], isStale: false };
  }
}
