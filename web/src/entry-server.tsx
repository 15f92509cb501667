import { escapeJson } from '@dinar/domain/page/escape-json';
import type {
  PageRenderer,
  PageRendererModule,
  PageRequest,
} from '@dinar/domain/page/page-renderer';
import { matchRoute } from '@dinar/domain/site/match-route';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { parseSiteConfig, type SiteConfig } from './config/site-config.ts';
import { createBoardStore } from './data/board-store.ts';
import { boardFromStats, encodePageData, pageDataElementId } from './data/page-data.ts';
import { shellFiller, siteConfigIn } from './server/page-shell.ts';
import { splitHead } from './server/split-head.ts';

/** Draws whole pages into one build's shell; an address that is nobody's gets the shell itself. */
export const createPageRenderer: PageRendererModule['createPageRenderer'] = (shell) => {
  const config = parseSiteConfig(siteConfigIn(shell));
  const fill = shellFiller(shell, pageDataElementId);
  const render: PageRenderer['render'] = (request) => {
    const [pathname = '/'] = request.url.split(/[?#]/);
    if (!matchRoute(pathname)) return { status: 404, html: shell };
    const data = escapeJson(encodePageData(request.board, request.now));
    return { status: 200, html: fill({ ...splitHead(markupOf(request, config)), data }) };
  };
  return { render };
};

function markupOf({ url, board, now }: PageRequest, config: SiteConfig): string {
  const store = createBoardStore({ kind: 'static', board: boardFromStats(board) });
  return renderToString(
    <StaticRouter location={url}>
      <App config={config} store={store} renderedAt={now} />
    </StaticRouter>,
  );
}
