import type { Page } from '@dinar/site/pages/page';
import { use, useEffect, useRef } from 'react';
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
  const today = useToday();
  const hasRates = useHasRates();
  const isDrawn = use(RenderedAtContext) !== undefined;
  const drawn = useRef(isDrawn ? page : undefined);

  useEffect(() => {
    if (!page || drawn.current === page) return;
    drawn.current = undefined;
    let isWanted = true;
    const rates = (hasRates && boardOf(store.getState())?.ratesByCurrency) || new Map();
    loadHead().then(({ headValues, writeHead }) => {
      if (isWanted) writeHead(document, headValues({ site, page, rates, today }));
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [page, site, store, today, hasRates]);
}

async function loadHead() {
  const [values, writing] = await Promise.all([
    import('./head-values.ts'),
    import('./write-head.ts'),
  ]);
  return { ...values, ...writing };
}
