import { collection } from '@dinar/domain/documents/collections';
import { decodeRatesStats } from '@dinar/domain/documents/rates-stats-document';
import type { RatesStats } from '@dinar/domain/rates/currency-rates';
import { connectFirestore } from '@dinar/local-run/connect-firestore';
import { test as base } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import type { StackAddresses } from '../support/test-stack.ts';

interface WorkerFixtures {
  readonly stack: StackAddresses;
  /** The stack's Firestore as staff see it. */
  readonly staffDb: Firestore;
}

interface TestFixtures {
  readonly quietConsole: undefined;
  /** What a test means the browser to complain of; nothing else may be in the console. */
  readonly expectedComplaint: RegExp | undefined;
}

/**
 * A visitor's test: on the stack of this run, failing on whatever the page writes to the console as
 * a warning or an error, and on an uncaught exception.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    // Playwright insists on a pattern that names what the fixture needs.
    async ({ browserName: _ }, use) => {
      const given = process.env.DINAR_STACK;
      if (given === undefined) {
        throw new Error('DINAR_STACK is missing: the global setup starts the stack and sets it.');
      }
      await use(JSON.parse(given));
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
  page: async ({ page, javaScriptEnabled }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (...address) => {
      const response = await open(...address);
      if (javaScriptEnabled !== false) await page.waitForFunction(isTakenOver);
      return response;
    };
    await use(page);
  },
  expectedComplaint: [undefined, { option: true }],
  quietConsole: [
    async ({ page, expectedComplaint }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      // One without a stack, such as a file that did not load, has an empty one here.
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack || error.message}`));
      await use(undefined);
      const unexpected = complaints.filter((text) => !expectedComplaint?.test(text));
      if (unexpected.length > 0) {
        throw new Error(`The page complained:\n${unexpected.join('\n')}`);
      }
    },
    { auto: true },
  ],
});

/** What Chromium and the SDK say in the console when a connection is lost. */
export const lostConnection =
  /ERR_INTERNET_DISCONNECTED|ERR_NAME_NOT_RESOLVED|Could not reach Cloud Firestore|transport errored|fetching the script/;

/** What Chromium says where a test keeps the service worker away: its requests pass by `page.route`. */
export const blockedWorker = /Service Worker registration blocked by Playwright/;

// A drawn page can be seen before React answers for it, and a robot is quicker than any hand: what it
// does to a control in between would be lost.
function isTakenOver(): boolean {
  const root = document.getElementById('root');
  if (!root) return true;
  const controls = [...root.querySelectorAll('button, input, select, textarea')];
  const isReacts = (control: Element) => Object.keys(control).some((key) => /^__react/.test(key));
  return root.childElementCount > 0 && controls.every(isReacts);
}

/** What staff see of one currency now. */
export async function statsOf(db: Firestore, currency: string): Promise<RatesStats> {
  const path = `${collection.ratesStats}/${currency}`;
  const decoded = decodeRatesStats(path, (await db.doc(path).get()).data());
  if (!decoded.ok) {
    throw new Error(`${decoded.problem.path}: ${decoded.problem.reason}`);
  }
  return decoded.value;
}
