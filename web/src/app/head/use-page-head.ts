import { boardOfToday } from '@dinar/domain/today/board-of-today';
import type { Page } from '@dinar/site/pages/page';
import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { SiteConfig } from '../../config/site-config.ts';
import { boardOf } from '../../data/board/board-state.ts';
import { useBoardStore } from '../../data/board/board-store-context.ts';
import { useHasRates } from '../../data/board/use-live-board.ts';
import { RenderedAtContext } from '../../ui/clock/rendered-at.ts';
import { useToday } from '../../ui/clock/use-today.ts';

/**
 * Updates the head for the current page. The server rendered the first page's head, so that this code stays
 * out of the first load. An update uses the current values: the head does not follow each rate.
 */
export function usePageHead(page: Page | undefined, site: SiteConfig['site']): void {
  const store = useBoardStore();
  const { search } = useLocation();
  const today = useToday();
  const hasRates = useHasRates();
  const isServerRendered = use(RenderedAtContext) !== undefined;
  const renderedPage = useRef(isServerRendered ? page : undefined);

  useEffect(() => {
    if (!page || renderedPage.current === page) return;
    renderedPage.current = undefined;
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
