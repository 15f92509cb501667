import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBrowser } from '@dinar/tools/browser/find-browser';
import { chromium } from '@playwright/test';
import { serveFiles } from '../support/serve-files.ts';
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
  const note = (state) => (test, error) => report({
    title: test.fullTitle(), state,
    ...(error && { error: String(error.message) }),
  });
  mocha.run(() => { window.finished = true; })
    .on('pass', note('passed')).on('pending', note('pending')).on('fail', note('failed'));
</script>`;

/** Runs a bundled suite in Chromium against the server on a port. */
export async function runInBrowser(
  suite: string,
  dependencies: string,
  { port, titles, report }: SuiteRun,
): Promise<readonly Outcome[]> {
  const pages = await serveFiles({
    '/': page(port, titles),
    '/mocha.js': await readFile(path.join(dependencies, 'mocha/mocha.js'), 'utf8'),
    '/suite.js': await readFile(suite, 'utf8'),
  });
  const browser = await chromium.launch({
    executablePath: await findBrowser('whole'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const tab = await browser.newPage();
    const outcomes: Outcome[] = [];
    await tab.exposeFunction('report', (outcome: Outcome) => {
      outcomes.push(outcome);
      report(outcome);
    });
    await tab.goto(pages.url);
    while (!(await tab.evaluate(() => Reflect.get(window, 'finished') === true))) {
      await sleep(1000);
    }
    return outcomes;
  } finally {
    await browser.close();
    await pages.close();
  }
}
