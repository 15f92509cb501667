import { utcDay } from '@dinar/domain/days/rate-date';
import { defaultLocale, locales } from '@dinar/domain/language/locale';
import { escapeJson } from '@dinar/site/delivery/escape-json';
import type {
  PageRenderer,
  PageRendererModule,
  PageRequest,
} from '@dinar/site/delivery/page-renderer';
import { resourcesOf } from '@dinar/site/delivery/page-resources';
import { siteConfigIn } from '@dinar/site/delivery/site-config-element';
import { type Page, pageAt } from '@dinar/site/pages/page';
import { splitLocale } from '@dinar/site/routes/locale-path';
import { renderToString } from 'react-dom/server';
import { App } from './app/app.tsx';
import { headValues } from './app/head/head-values.ts';
import { firestoreOrigin, parseSiteConfig, type SiteConfig } from './config/site-config.ts';
import { boardFor } from './data/live/use-board-of-today.ts';
import { encodePageData } from './data/page/encode-page-data.ts';
import { boardEntry, type PageData, pageDataElementId } from './data/page/page-data.ts';
import { createPageStore } from './data/store/page-store.ts';
import { ContactDraftContext } from './features/contact/contact-draft-context.ts';
import {
  headMarkup,
  laterFetchMarkup,
  preconnectMarkup,
  preloadMarkup,
} from './server/head-markup.ts';
import { shellFiller } from './server/page-shell.ts';
import { screenModule } from './server/screen-modules.ts';
import { screenScriptsIn } from './server/screen-scripts.ts';
import { LocationContext, openedLocation } from './ui/address/page-location.ts';
import { LocaleContext } from './ui/language/locale-context.ts';
import { allLoadables } from './ui/panel/loadable.ts';

/** The module that makes pages live, which every page loads after its first paint. */
const liveModule = 'data/feed/live-feed.tsx';

/** Renders whole pages into one build's shells; an unknown address gets the shell of its language. */
export const createPageRenderer: PageRendererModule['createPageRenderer'] = async (shells) => {
  const config = parseSiteConfig(siteConfigIn(shells[defaultLocale]));
  const preconnect = preconnectMarkup(firestoreOrigin(config));
  const builds = locales.map((locale) => [locale, openShell(shells[locale])] as const);
  const buildOf = new Map(builds);
  // A screen that has loaded adds its own parts.
  for (const { preload } of allLoadables) await preload();

  const render: PageRenderer['render'] = (request) => {
    const { locale } = splitLocale(addressOf(request.url).pathname);
    const build = buildOf.get(locale);
    if (!build) throw new Error(`The build has no pages in the language ${locale}`);
    const page = pageOf(request.url);
    if (!page) return { status: 404, html: build.shell };
    const screen = screenModule(page);
    const scripts = preloadMarkup(build.scriptsOf(screen));
    const live = request.savesData ? '' : build.live;
    const head = headOf(page, request, config.site) + preconnect + scripts + live;
    const data = escapeJson(encodePageData(pageDataOf(request)));
    return { status: 200, html: build.fill({ head, body: bodyOf(request, config), data, screen }) };
  };
  return {
    resourcesFor: (url) => {
      const page = pageOf(url);
      return page ? resourcesOf(page, addressOf(url).searchParams) : [];
    },
    render,
  };
};

/** What the pages of a language take from its shell. */
function openShell(shell: string) {
  const scriptsOf = screenScriptsIn(shell);
  const live = laterFetchMarkup(scriptsOf(liveModule));
  return { shell, scriptsOf, live, fill: shellFiller(shell, pageDataElementId) };
}

function pageOf(url: string): Page | undefined {
  const { pathname, searchParams } = addressOf(url);
  return pageAt(pathname, searchParams);
}

// An address such as //elsewhere.example/ is a path here, never another host.
function addressOf(url: string): URL {
  return new URL(`http://page${url.startsWith('/') ? '' : '/'}${url}`);
}

/** Returns the part of a page's head that its address and the rates decide, as HTML. */
export function headOf(
  page: Page,
  { board: stats, now }: Pick<PageRequest, 'board' | 'now'>,
  site: SiteConfig['site'],
): string {
  const board = boardFor(stats, utcDay(now));
  return headMarkup(headValues({ site, page, board }));
}

function bodyOf(request: PageRequest, config: SiteConfig): string {
  const { url, now, form, isStale } = request;
  const { entries } = pageDataOf(request);
  const { pathname, search } = addressOf(url);
  const { locale, path } = splitLocale(pathname);
  return renderToString(
    <LocaleContext value={locale}>
      <LocationContext value={openedLocation({ pathname: path, search })}>
        <ContactDraftContext value={form}>
          <App config={config} store={createPageStore(entries, isStale)} renderedAt={now} />
        </ContactDraftContext>
      </LocationContext>
    </LocaleContext>,
  );
}

function pageDataOf({ board, boardAsOf, resources, now, isStale, form }: PageRequest): PageData {
  const entries = [boardEntry(board, boardAsOf), ...resources];
  return { entries, renderedAt: now, ...(isStale && { isStale }), ...(form && { form }) };
}
