import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { App } from './app/app.tsx';
import { readPageData } from './data/page/page-data.ts';
import { createPageStore } from './data/store/page-store.ts';
import { createPageRenderer } from './entry-server.tsx';
import { euroStats, testConfig } from './testing/rates-fixtures.ts';
import { testShell, testShells } from './testing/test-shell.ts';
import { PageRouter } from './ui/address/page-router.tsx';

const now = new Date('2026-11-20T23:59:59Z');
const euro = euroStats({ updatedAt: new Date('2026-11-20T14:30:00Z') });
const stats = {
  ...euro,
  ...(euro.live && { live: { ...euro.live, at: new Date('2026-11-20T14:05:00Z') } }),
};

async function renderPage(
  url: string,
  marked: { readonly isStale?: true; readonly savesData?: true } = {},
) {
  const { render } = await createPageRenderer(testShells);
  return render({ url, board: [stats], resources: [], now, ...marked });
}

/** Loads the rendered page into this document, without running its scripts, and returns its root. */
function open(html: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.head.replaceChildren(...parsed.head.children);
  document.body.replaceChildren(...parsed.body.children);
  const root = document.getElementById('root');
  if (!root) throw new Error('The rendered page has no root');
  return root;
}

it('A page contains its title, its rate and its day, and no noscript element', async () => {
  const { status, html } = await renderPage('/');
  const root = open(html);
  expect(status).toBe(200);
  expect(document.title).toBe('Taux de change du dinar tunisien en direct : 1 EUR = 3,3891 TND');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `${testConfig.site.url}/`,
  );
  const answer = root.querySelector('[aria-label^="Cours actuel"]')?.textContent;
  expect(answer).toContain('1 EUR = 3,3891 TND');
  // The source's own instant in Tunis time, not the instant of the last rebuild.
  expect(answer).toContain('15:05');
  expect(root.querySelectorAll('table tbody tr')).toHaveLength(3);
  expect(html).not.toContain('noscript');
});

it.each([
  ['/alertes', 'Cette page a besoin de JavaScript.'],
  ['/ar/favoris', 'تحتاج هذه الصفحة إلى JavaScript.'],
  ['/en/integrer', 'This page needs JavaScript.'],
  ['/en/alertes', 'This page needs JavaScript.'],
])(
  '%s says without scripts that it needs them, and not that it is loading',
  async (path, words) => {
    const root = open((await renderPage(path)).html);
    expect(root.querySelector('main noscript')?.textContent).toContain(words);
    const spoken = [...root.querySelectorAll('main [role=status]')].map((one) => one.textContent);
    expect(spoken.join('')).toBe('');
  },
);

it('A page loads what makes it live behind everything else, unless the browser saves data', async () => {
  const preload = 'link[rel=preload][fetchpriority=low]';
  open((await renderPage('/')).html);
  expect(document.querySelector(preload)?.getAttribute('href')).toMatch(/live-feed/);
  open((await renderPage('/', { savesData: true })).html);
  expect(document.querySelector(preload)).toBeNull();
});

it('A page contains a preconnect link to its Firestore', async () => {
  open((await renderPage('/')).html);
  const link = document.querySelector('link[rel=preconnect]');
  expect(['href', 'crossorigin'].map((name) => link?.getAttribute(name))).toEqual([
    'https://firestore.googleapis.com',
    'anonymous',
  ]);
});

it('An unknown or malformed address gets the shell with status 404', async () => {
  for (const url of ['/nulle-part', '/%E0%A4%A', '//ailleurs.example/', '/contact/x?y#z']) {
    expect(await renderPage(url)).toEqual({ status: 404, html: testShell });
  }
});

const lastKnown = 'Connexion interrompue\u202f: les derniers cours connus restent affichés.';

it.each([
  ['current', {}, ''],
  ['the last known', { isStale: true }, lastKnown],
] as const)(
  'The browser hydrates a page with %s values unchanged, even after midnight',
  async (_, marked, notice) => {
    const root = open((await renderPage('/', marked)).html);
    vi.setSystemTime('2026-11-21T00:00:01Z');
    expect(root.querySelector('[aria-label="État des données"]')?.textContent).toBe(notice);
    const renderedTable = root.querySelector('table');
    const pageData = readPageData(document);
    if (!pageData) throw new Error('The rendered page contains no data');
    const faults: unknown[] = [];
    const app = (
      <PageRouter>
        <App
          config={testConfig}
          store={createPageStore(pageData.entries, pageData.isStale)}
          renderedAt={pageData.renderedAt}
        />
      </PageRouter>
    );
    const hydrated = await act(async () =>
      hydrateRoot(root, app, { onRecoverableError: (error) => faults.push(error) }),
    );
    expect(faults).toEqual([]);
    expect(renderedTable).not.toBeNull();
    expect(root.querySelector('table')).toBe(renderedTable);
    const answer = root.querySelector('[aria-label^="Cours actuel"]')?.textContent;
    expect(answer).toContain('20 novembre');
    expect(document.querySelectorAll('title, meta[name=description]')).toHaveLength(2);
    await act(async () => hydrated.unmount());
  },
);
