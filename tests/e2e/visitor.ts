import { connectFirestore } from '@dinar/tools/local/connect-firestore';
import { test as base, expect, type Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import type { StackAddresses } from '../support/test-stack.ts';

export interface StackOptions {
  /** Which stack of the run a project's tests use. */
  readonly stackName: 'still' | 'moving';
}

interface WorkerFixtures extends StackOptions {
  readonly stack: StackAddresses;
  /** The stack's Firestore as staff see it. */
  readonly staffDb: Firestore;
}

interface TestFixtures {
  readonly checkedConsole: undefined;
  /** The console messages that a test expects; every other warning or error fails it. */
  readonly expectedComplaint: RegExp | undefined;
  /** Whether endless animations run. Painted by the processor, each page that rolls its ticker takes a sixth of a core. */
  readonly runsEndlessAnimations: boolean;
}

/**
 * A visitor's test on the stack of this run. It fails on every warning or error in the page's console and on
 * an uncaught exception.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stackName: ['still', { option: true, scope: 'worker' }],
  stack: [
    async ({ stackName }, use) => {
      const given = process.env.DINAR_STACKS;
      if (given === undefined) {
        throw new Error('DINAR_STACKS is missing: the global setup starts the stacks and sets it.');
      }
      await use(JSON.parse(given)[stackName]);
    },
    { scope: 'worker' },
  ],
  staffDb: [
    async ({ stack }, use) => {
      const db = connectFirestore(stack.firestoreHost, stack.projectId);
      await use(db);
      await db.terminate();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ stack }, use) => use(stack.hostingUrl),
  runsEndlessAnimations: [false, { option: true }],
  context: async ({ context, runsEndlessAnimations }, use) => {
    if (!runsEndlessAnimations) await context.addInitScript(pauseEndlessAnimations);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (...address) => {
      const response = await open(...address);
      if (javaScriptEnabled !== false) await untilTakenOver(page);
      return response;
    };
    await use(page);
  },
  expectedComplaint: [undefined, { option: true }],
  checkedConsole: [
    async ({ page, expectedComplaint }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      // An error without a stack, such as a file that did not load, has an empty string here.
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack || error.message}`));
      await use(undefined);
      const unexpected = complaints.filter(
        (text) => !blockedWorker.test(text) && !expectedComplaint?.test(text),
      );
      if (unexpected.length > 0) {
        throw new Error(`The page complained:\n${unexpected.join('\n')}`);
      }
    },
    { auto: true },
  ],
});

/**
 * Chromium's and the SDK's messages about a lost connection. The SDK also loads a Google image for its own
 * statistics, which the page's policy refuses.
 */
export const lostConnection =
  /ERR_INTERNET_DISCONNECTED|ERR_NAME_NOT_RESOLVED|Could not reach Cloud Firestore|transport errored|fetching the script|images\/cleardot\.gif/;

/** Chromium's message where the service worker is blocked. */
const blockedWorker = /Service Worker registration blocked by Playwright/;

function pauseEndlessAnimations(): void {
  addEventListener('animationstart', ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const animation of target.getAnimations()) {
      if (animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY) animation.pause();
    }
  });
}

/** Waits until React has hydrated a page, with the parts of it whose code loads later. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
}

// A rendered page is visible before React has hydrated it, and a test acts faster than a person. A click on a
// button in between would be lost; early-typing tests what is typed.
function isTakenOver(): boolean {
  const root = document.getElementById('root');
  if (!root) return true;
  const controls = [...root.querySelectorAll('button, input, select, textarea')];
  const isReacts = (control: Element) => Object.keys(control).some((key) => /^__react/.test(key));
  return root.childElementCount > 0 && controls.every(isReacts);
}

/**
 * Opens a page once the server renders it with these data. An instance caches its values for 10 s, and only
 * the next page reflects a deletion by hand.
 */
export async function openRendered(page: Page, path: string, data: string): Promise<void> {
  const html = async () => (await page.request.get(path)).text();
  await expect.poll(html, { timeout: 30_000 }).toContain(data);
  await page.goto(path);
}

/** Opens a page and waits until it receives live rates. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('header [data-live="true"]').first().waitFor({ state: 'attached' });
}
