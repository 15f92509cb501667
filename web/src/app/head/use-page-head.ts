import { boardOfToday } from '@dinar/domain/today/board-of-today';
import type { Page } from '@dinar/site/pages/page';
import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteConfig } from '../../config/site-config.ts';
import { boardOf } from '../../data/board-state.ts';
import { useBoardStore } from '../../data/board-store-context.ts';
import { useHasRates } from '../../data/use-live-board.ts';
import { RenderedAtContext } from '../../ui/rendered-at.ts';
import { useToday } from '../../ui/use-today.ts';

/**
 * Keeps the head in step with the page one is on. The first page's came from the server, so that its
 * code stays out of the first load; values are those of the moment, a head does not follow each rate.
 */
export function usePageHead(page: Page | undefined, site: SiteConfig['site']): void {
  const store = useBoardStore();
  const { search } = useLocation();
  const today = useToday();
  const hasRates = useHasRates();
  const isDrawn = use(RenderedAtContext) !== undefined;
  const drawn = useRef(isDrawn ? page : undefined);

  useEffect(() => {
    if (!page || drawn.current === page) return;
    drawn.current = undefined;
    let isWanted = true;
    const rates = (hasRates && boardOf(store.getState())?.ratesByCurrency) || new Map();
    loadHead().then(({ contextAt, headValues, writeHead }) => {
      if (!isWanted) return;
      const query = new URLSearchParams(search);
      const board = boardOfToday(rates, today);
      writeHead(document, headValues(contextAt({ site, page, query, board })));
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [page, search, site, store, today, hasRates]);
}

async function loadHead() {
  const [values, writing, contexts] = await Promise.all([
    import('./head-values.ts'),
    import('./write-head.ts'),
    import('@dinar/site/seo/page-context'),
  ]);
  return { ...values, ...writing, ...contexts };
}
