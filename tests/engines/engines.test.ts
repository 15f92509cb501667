import { findEngines } from '@dinar/tools/browser/find-engines';
import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { startDemoFeed } from '@dinar/tools/local/demo/demo-feed';
import type { Stack } from '@dinar/tools/local/stack';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagesAndStates } from '../e2e/pages-and-states.ts';
import { type StackAddresses, startTestStack } from '../support/test-stack.ts';
import type { Engine } from './engine.ts';
import { type EngineProxy, startEngineProxy } from './engine-proxy.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const { firefox, webkit } = findEngines((line) => console.log(line));
const engines = [
  { name: 'Firefox', start: firefox && (() => startFirefox(firefox)) },
  { name: 'WebKit', start: webkit && (() => startWebKit(webkit)) },
];

let site: { stack: Stack; addresses: StackAddresses };

beforeAll(async () => {
  site = await startTestStack();
});
afterAll(() => site.stack.stop());

describe.each(engines)('$name', ({ start }) => {
  let engine: Engine;
  let proxy: EngineProxy;
  const open = (path: string) => engine.open(`${proxy.url}${path}`);
  const isTrue = (body: string) =>
    expect.poll(() => engine.run<boolean>(body), { timeout: 60_000 }).toBe(true);
  const textOf = (selector: string) =>
    engine.run<string>(
      `return document.querySelector(${JSON.stringify(selector)})?.innerText ?? ''`,
    );

  beforeAll(async () => {
    if (!start) return;
    proxy = await startEngineProxy(site.addresses);
    engine = await start();
  });
  afterAll(async () => {
    await engine?.close();
    await proxy?.stop();
  });

  test.skipIf(!start)('every page fits a phone and a desktop, and prints no error', async () => {
    const faults: string[] = [];
    for (const { name, path } of pagesAndStates()) {
      await engine.resize(360, 800);
      await open(path);
      await isTrue('return document.querySelector("main h1") !== null');
      for (const width of [360, 1280]) {
        await engine.resize(width, 800);
        // A window of WebKitGTK changes its size after the answer.
        await isTrue(`return innerWidth === ${width}`);
        const beyond = await engine.run<number>(`
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;`);
        if (beyond > 0) faults.push(`${name}: ${beyond} px too wide at ${width} px`);
      }
      faults.push(...(await complaints(name)));
    }
    expect(faults).toEqual([]);
  });

  test.skipIf(!start)('rates move without a reload', async () => {
    await open('/');
    await engine.run('window.visit = "the same"');
    const before = await textOf('[data-figure=leading]');
    const { firestoreHost, projectId } = site.addresses;
    const feed = startDemoFeed(connectFirestore(firestoreHost, projectId));
    try {
      await expect.poll(() => textOf('[data-figure=leading]')).not.toBe(before);
    } finally {
      await feed.stop();
    }
    expect(await engine.run('return window.visit')).toBe('the same');
  });

  test.skipIf(!start)('the converter answers keys and lists', async () => {
    await engine.resize(360, 800);
    await open('/convertisseur/eur/tnd/500');
    await isTakenOver();
    await engine.type('main input[inputmode=decimal]', '770');
    await isTrue('return /770/.test(document.querySelector("main h1").innerText)');
    await choose('main select', 'USD');
    await isTrue('return /dollar|USD/i.test(document.querySelector("main h1").innerText)');
    expect(await complaints('converter')).toEqual([]);
  });

  test.skipIf(!start)('a table is sorted by its headings', async () => {
    await engine.resize(1280, 800);
    await open('/comparateur/eur');
    await isTakenOver();
    const sorted = 'main table:has(thead button)';
    const firstBank = () =>
      engine.run(`return document.querySelector('${sorted} tbody tr')?.textContent ?? ''`);
    await expect.poll(firstBank).not.toBe('');
    // The curve loads late: a click while the page still changes its layout may miss the heading.
    await isTrue('return document.querySelector("main svg path[d]") !== null');
    const before = await firstBank();
    await engine.click(`${sorted} thead button`);
    await expect.poll(firstBank).not.toBe(before);
    expect(await complaints('comparator')).toEqual([]);
  });

  test.skipIf(!start)('a message is sent', async () => {
    await open('/contact');
    await isTakenOver();
    const fields = { name: 'Amel', email: 'amel@example.tn', subject: 'Moteur' };
    for (const [name, text] of Object.entries(fields))
      await engine.type(`main [name=${name}]`, text);
    await engine.type('main textarea', 'Bonjour, un message d’un autre navigateur.');
    await engine.click('main form button[type=submit]');
    await isTrue('return /Message envoyé avec succès/.test(document.body.innerText)');
    expect(await complaints('contact')).toEqual([]);
  });

  test.skipIf(!start)('a lost connection is said, and ends by itself', async () => {
    await open('/');
    await isTakenOver();
    await isTrue(
      'return document.querySelector("[title=\\"Les cours arrivent en direct\\"]") !== null',
    );
    await proxy.setOnline(false);
    await isTrue('return /Hors connexion|Connexion interrompue/.test(document.body.innerText)');
    await proxy.setOnline(true);
    await isTrue('return !/Hors connexion|Connexion interrompue/.test(document.body.innerText)');
  });

  test.skipIf(!start)('without scripts a conversion is a page', async () => {
    proxy.setScripts(false);
    try {
      // Not yet visited: the service worker may give a page that was, with the scripts of that visit.
      await open('/convertisseur/gbp/tnd/500');
      const resultText = () => textOf('[data-figure=payout], [data-figure=answer]');
      const result = await resultText();
      expect(result).toMatch(/^1\s?\d{3},/);
      await engine.run('document.querySelector("main form button[type=submit]").click()');
      await isTrue('return new URLSearchParams(location.search).get("amount") === "500"');
      // The address is the next page's before its content has arrived.
      await expect.poll(resultText).toBe(result);
    } finally {
      proxy.setScripts(true);
    }
  });

  async function complaints(name: string): Promise<string[]> {
    const seen = await engine.run<string[]>('return window.engineComplaints');
    return seen.map((text) => `${name}: ${text}`);
  }

  /** Waits until React has taken the page over. */
  function isTakenOver() {
    return isTrue(`return [...document.querySelectorAll('#root :is(button, input, select, textarea)')]
      .every((control) => Object.keys(control).some((key) => key.startsWith('__react')))`);
  }

  /** Chooses an option as the browser's own list does, which a test cannot open in every engine. */
  function choose(selector: string, value: string) {
    return engine.run(`
      const list = document.querySelector(${JSON.stringify(selector)});
      list.value = ${JSON.stringify(value)};
      list.dispatchEvent(new Event('change', { bubbles: true }));`);
  }
});
