import { fileURLToPath } from 'node:url';
import { browserFlags } from '@dinar/tools/browser/browser-flags';
import { findBrowser } from '@dinar/tools/browser/find-browser';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../../src/server.ts';
import { serveFiles } from '../../support/serve-files.ts';

const rules = {
  name: 'test.rules',
  content: `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} {
      allow read, write: if true;
    }
  }
}
`,
};

let browser: Browser;
let site: Awaited<ReturnType<typeof serveFiles>>;
let server: RunningServer;
let context: BrowserContext;

const startOn = (port: number) => startServer({ port, projectId: 'demo-browser', rules });

async function openTab(options: { longPolling?: boolean } = {}): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.url);
  await page.evaluate(
    `sdkPage.open(${server.port}, 'demo-browser', ${options.longPolling ?? false})`,
  );
  return page;
}

const listen = (page: Page, path: string) => page.evaluate(`sdkPage.listen('${path}')`);
const add = (page: Page, path: string, text: string) =>
  page.evaluate<string>(`sdkPage.add('${path}', ${JSON.stringify(text)})`);
/** Waits until the page shows these documents or this error. */
const shows = (page: Page, path: string, expected: unknown) =>
  expect
    .poll(() => page.evaluate<unknown>(`sdkPage.shown('${path}')`), {
      timeout: 20_000,
      interval: 50,
    })
    .toEqual(expected);

/** The files of a page with the official web SDK, bundled as an application bundles it. */
async function bundleSdkPage(): Promise<Readonly<Record<string, string>>> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('./sdk-page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  return {
    '/': '<!doctype html><title>SDK</title><script src="/page.js"></script>',
    '/page.js': bundle.outputFiles[0]?.text ?? '',
  };
}

describe('The official web SDK in a browser', { timeout: 60_000 }, () => {
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await findBrowser('light'),
      args: [...browserFlags],
    });
    site = await serveFiles(await bundleSdkPage());
    // A browser may have to be installed first.
  }, 600_000);

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  beforeEach(async () => {
    server = await startOn(0);
    context = await browser.newContext();
  });

  afterEach(async () => {
    await context.close();
    await server.close();
  });

  test.each([false, true])(
    'shows the documents that two tabs add, with the server’s time (long polling: %s).',
    async (longPolling) => {
      const [one, two] = [await openTab({ longPolling }), await openTab({ longPolling })];
      await listen(one, 'open');
      await listen(two, 'open');
      await shows(two, 'open', []);
      expect(await add(one, 'open', 'a é€😀')).toMatch(/^open\/\w{20}$/);
      await add(two, 'open', 'b');
      const expected = [
        ['a é€😀', true],
        ['b', true],
      ];
      await shows(one, 'open', expected);
      await shows(two, 'open', expected);
    },
  );

  test('works with more open streams than a browser has connections.', async () => {
    const tabs = [await openTab(), await openTab(), await openTab(), await openTab()];
    for (const tab of tabs) await listen(tab, 'open');
    for (const [index, tab] of tabs.entries()) await add(tab, 'open', `from tab ${index}`);
    const expected = tabs.map((_tab, index) => [`from tab ${index}`, true]);
    for (const tab of tabs) {
      await shows(tab, 'open', expected);
    }
  });

  test('reports at once that the rules deny a listener or a write.', async () => {
    const page = await openTab();
    await listen(page, 'closed');
    await shows(page, 'closed', 'permission-denied');
    await expect(add(page, 'closed', 'x')).rejects.toThrow('No matching allow statements');
  });

  test('reconnects by itself after a restart of the server.', async () => {
    const page = await openTab();
    await listen(page, 'open');
    await add(page, 'open', 'before');
    const { port } = server;
    await server.close();
    server = await startOn(port);
    await add(page, 'open', 'after');
    await shows(page, 'open', [['after', true]]);
  });

  test('sends a document added offline as soon as it is online.', async () => {
    const [page, other] = [await openTab(), await openTab()];
    await listen(page, 'open');
    await add(page, 'open', 'online');
    await context.setOffline(true);
    const added = add(page, 'open', 'offline');
    await shows(page, 'open', [
      ['offline', false],
      ['online', true],
    ]);
    await context.setOffline(false);
    await added;
    await listen(other, 'open');
    await shows(other, 'open', [
      ['offline', true],
      ['online', true],
    ]);
  });
});
