import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/find-browser.ts';
import type { Outcome, SuiteRun } from './outcome.ts';

const page = (port: number, titles: string) => `<!doctype html><div id="mocha"></div>
<script src="/mocha.js"></script>
<script>
  const FIRESTORE_EMULATOR_PORT = '${port}';
  window.process = { env: { FIRESTORE_EMULATOR_PORT, FIRESTORE_TARGET_BACKEND: 'emulator' } };
  window.global = window;
  mocha.setup({ ui: 'bdd', timeout: 30000, grep: new RegExp(${JSON.stringify(titles)}) });
</script>
<script src="/suite.js"></script>
<script>
  const note = (state) => (test, error) => tell({
    title: test.fullTitle(), state, ms: test.duration ?? 0,
    ...(error && { error: String(error.message) }),
  });
  mocha.run(() => { window.finished = true; })
    .on('pass', note('passed')).on('pending', note('pending')).on('fail', note('failed'));
</script>`;

/** Runs a bundled suite in Chromium against the server on a port. */
export async function runInBrowser(
  suite: string,
  { dependencies, port, titles, tell }: SuiteRun,
): Promise<readonly Outcome[]> {
  const files: Readonly<Record<string, string>> = {
    '/': page(port, titles),
    '/mocha.js': await readFile(path.join(dependencies, 'mocha/mocha.js'), 'utf8'),
    '/suite.js': await readFile(suite, 'utf8'),
  };
  // A server of its own: interception by the browser's tools would slow each of the SDK's requests.
  const pages = createServer(({ url = '' }, response) => {
    const type = url === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(files[url] === undefined ? 404 : 200, {
      'Content-Type': `${type}; charset=utf-8`,
    });
    response.end(files[url]);
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: await findBrowser('whole'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const tab = await browser.newPage();
    const outcomes: Outcome[] = [];
    await tab.exposeFunction('tell', (outcome: Outcome) => {
      outcomes.push(outcome);
      tell(outcome);
    });
    await tab.goto(`http://localhost:${(pages.address() as AddressInfo).port}/`);
    while (!(await tab.evaluate(() => Reflect.get(window, 'finished') === true))) {
      await sleep(1000);
    }
    return outcomes;
  } finally {
    await browser.close();
    pages.close();
  }
}
