import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import type { Page } from '@dinar/site/pages/page';
import { use, useEffect, useState } from 'react';
import type { SiteConfig } from '../../config/site-config.ts';
import { boardFor } from '../../data/live/use-board-of-today.ts';
import { usePageStore } from '../../data/store/page-store-context.ts';
import type { Reading } from '../../data/store/reading.ts';
import { throttle } from '../../ui/browser/throttle.ts';
import { RenderedAtContext, useToday } from '../../ui/clock/use-today.ts';

/** The shortest time between two updates for new rates, in ms. */
export const headPeriodMs = 10_000;

/**
 * Keeps title, description and structured data in step with the rates on the page: at once for another page or
 * day, and at most every ten seconds for new rates, in a hidden tab too. The server rendered the first page's
 * head, so that this code stays out of the first load.
 */
export function usePageHead(page: Page | undefined, site: SiteConfig['site']): void {
  const store = usePageStore();
  const today = useToday();
  const isServerRendered = use(RenderedAtContext) !== undefined;
  const [rendered] = useState(isServerRendered ? { page, today } : undefined);

  useEffect(() => {
    if (!page) return;
    let isWanted = true;
    const write = async (rates: readonly RatesStats[] = []) => {
      const { headValues, writeHead } = await loadHead();
      if (!isWanted) return;
      const board = boardFor(rates, today);
      writeHead(document, headValues({ site, page, board }));
    };
    const head = throttle(headPeriodMs, (rates: readonly RatesStats[] | undefined) => {
      write(rates).catch(reportError);
    });
    const isRendered = rendered?.page === page && rendered.today === today;
    const ratesOf = ({ entry }: Reading<'board'>) => entry?.value;
    const present = () => ratesOf(store.getReading('board', 'board'));
    let shown = isRendered ? ratesOf(store.getInitialReading('board', 'board')) : present();
    if (!isRendered) head.push(shown);
    const follow = () => {
      const before = shown;
      shown = present();
      if (shown === before) return;
      head.push(shown);
      if (!before) head.flush();
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      isWanted = false;
      stop();
      head.cancel();
    };
  }, [page, site, store, today, rendered]);
}

async function loadHead() {
  const [values, writing] = await Promise.all([
    import('./head-values.ts'),
    import('./write-head.ts'),
  ]);
  return { ...values, ...writing };
}
