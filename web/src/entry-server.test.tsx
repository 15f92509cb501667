import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from './app/app.tsx';
import { screens } from './app/screens/screen-table.tsx';
import { createBoardStore } from './data/board-store.ts';
import { readPageData } from './data/page-data.ts';
import { createResourceStore } from './data/resource-store.ts';
import { createPageRenderer } from './entry-server.tsx';
import { euroStats, testConfig } from './testing/rates-fixtures.ts';

const screenScripts = Object.fromEntries(
  screens.map(({ module }) => [module, [`/assets/${path.basename(module, '.tsx')}.js`]]),
);
const shell = readFileSync(path.join(import.meta.dirname, '../index.html'), 'utf8')
  .replace('"%SITE_CONFIG%"', () => JSON.stringify(testConfig))
  .replace('"%SCREEN_SCRIPTS%"', () => JSON.stringify(screenScripts));
const now = new Date('2026-11-20T23:59:59Z');
const euro = euroStats({ updatedAt: new Date('2026-11-20T14:30:00Z') });
const stats = {
  ...euro,
  ...(euro.live && { live: { ...euro.live, at: new Date('2026-11-20T14:05:00Z') } }),
};

async function draw(url: string) {
  const { render } = await createPageRenderer(shell);
  return render({ url, board: [stats], resources: [], now });
}

/** The drawn page as this document, without running its scripts. */
function open(html: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  document.head.replaceChildren(...parsed.head.children);
  document.body.replaceChildren(...parsed.body.children);
  const root = document.getElementById('root');
  if (!root) throw new Error('The drawn page has no root');
  return root;
}

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('A page holds its title, its rate and its day, and says nothing of JavaScript', async () => {
  const { status, html } = await draw('/');
  const root = open(html);
  expect(status).toBe(200);
  expect(document.title).toBe('Taux de change du dinar tunisien en direct : 1 EUR = 3,3891 TND');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    `${testConfig.site.url}/`,
  );
  const answer = root.querySelector('[aria-label^="Cours actuel"]')?.textContent;
  expect(answer).toContain('1 EUR = 3,3891 TND');
  // The source's own instant, on the clock of Tunis: not that of the last rebuilding.
  expect(answer).toContain('Aujourd’hui, 15:05');
  expect(root.querySelectorAll('table tbody tr')).toHaveLength(3);
  expect(html).not.toContain('noscript');
});

it('A page connects to its Firestore before any script asks for it', async () => {
  open((await draw('/')).html);
  const link = document.querySelector('link[rel=preconnect]');
  expect(['href', 'crossorigin'].map((name) => link?.getAttribute(name))).toEqual([
    'https://firestore.googleapis.com',
    'anonymous',
  ]);
});

it('The head of a conversion is of what its whole address asks for', async () => {
  open((await draw('/50-euros-en-dinar-tunisien?amount=500&bank=biat')).html);
  expect([
    document.title,
    document.querySelector('link[rel=canonical]')?.getAttribute('href'),
  ]).toEqual([
    '500 euros en dinar tunisien (BIAT) : 1\u202f680,00 TND au 20/11/2026',
    `${testConfig.site.url}/500-euros-en-dinar-tunisien`,
  ]);
});

it('An address that is nobody’s gets the shell and 404, odd ones included', async () => {
  for (const url of ['/nulle-part', '/%E0%A4%A', '//ailleurs.example/', '/contact/x?y#z']) {
    expect(await draw(url)).toEqual({ status: 404, html: shell });
  }
});

it('The browser takes the page over as it stands, even after midnight', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T00:00:01Z'), toFake: ['Date'] });
  const root = open((await draw('/')).html);
  const drawnTable = root.querySelector('table');
  const drawn = readPageData(document);
  if (!drawn) throw new Error('The drawn page holds no data');
  const faults: unknown[] = [];
  const app = (
    <BrowserRouter>
      <App
        config={testConfig}
        store={createBoardStore({ kind: 'static', board: drawn.board })}
        resources={createResourceStore(drawn.resources)}
        renderedAt={drawn.renderedAt}
      />
    </BrowserRouter>
  );
  const hydrated = await act(async () =>
    hydrateRoot(root, app, { onRecoverableError: (error) => faults.push(error) }),
  );
  expect(faults).toEqual([]);
  expect(drawnTable).not.toBeNull();
  expect(root.querySelector('table')).toBe(drawnTable);
  const answer = root.querySelector('[aria-label^="Cours actuel"]')?.textContent;
  expect(answer).toContain('Cours du vendredi 20 novembre 2026');
  expect(document.querySelectorAll('title, meta[name=description]')).toHaveLength(2);
  await act(async () => hydrated.unmount());
});
