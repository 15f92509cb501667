import { fileURLToPath } from 'node:url';
import { pageAt } from '@dinar/site/pages/page';
import { splitLocale } from '@dinar/site/routes/locale-path';
import { createServer, type Plugin } from 'vite';
import { pageOf } from './one-language.ts';

export interface DevServerOptions {
  /**
   * The origin of the Hosting emulator, such as `http://127.0.0.1:5000`: serves all but pages and sources.
   */
  readonly hostingOrigin: string;
  /** `host:port` of the Firestore that the page listens to. */
  readonly firestoreHost: string;
  readonly projectId: string;
  /** 0 selects any free port. */
  readonly port: number;
}

export interface DevServer {
  /** The origin of the site, without a closing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const sourceFile = /^\/(?:@|src\/|stubs\/|node_modules\/)/;

/**
 * Serves the site from its sources with hot reload. Each page is the shell: the browser renders it and
 * takes its values from listeners. Forms, the sitemap and redirects come from the running emulators.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const { hostingOrigin, port } = options;
  Object.assign(process.env, siteVariables(options));
  const server = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    plugins: [pagesInLanguages],
    logLevel: 'warn',
    clearScreen: false,
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      watch: { ignored: ['**/dist-server/**'] },
      proxy: {
        '/': {
          target: hostingOrigin,
          bypass: ({ method, url = '/' }) => addressForVite(method, url),
        },
      },
    },
  });
  // Vite ends when it cannot parse an address that is no path. This one is refused by Hosting.
  server.httpServer?.prependListener('request', (request) => {
    if (!request.url?.startsWith('/')) request.url = '/%';
  });
  await server.listen();
  const address = server.httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('Vite listens nowhere');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => server.close() };
}

// The environment variables that `siteConfigPlugin` reads.
function siteVariables({ firestoreHost, projectId }: DevServerOptions): Record<string, string> {
  return {
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIRESTORE_HOST: firestoreHost,
    VITE_FIRESTORE_SSL: 'false',
    VITE_APP_CHECK_SITE_KEY: '',
  };
}

// Vite's page has the texts of all languages; its address says which one it is.
const pagesInLanguages: Plugin = {
  name: 'dinar-pages-in-languages',
  transformIndexHtml: (html, { originalUrl = '/' }) =>
    pageOf(html, splitLocale(new URL(originalUrl, 'http://page').pathname).locale),
};

function addressForVite(method: string | undefined, url: string): string | undefined {
  const { pathname } = new URL(`http://site${url}`);
  if (sourceFile.test(pathname)) return url;
  return method !== 'POST' && pageAt(pathname) ? '/index.html' : undefined;
}
