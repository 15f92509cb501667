import { browserFlags } from '@dinar/tools/browser/browser-flags';
import { findBrowser } from '@dinar/tools/browser/find-browser';
import { defineConfig } from '@playwright/test';
import type { StackOptions } from './e2e/visitor.ts';

// The light one shows no notifications.
const wholeBrowser = process.env.DINAR_WHOLE_BROWSER ?? (await findBrowser('whole'));
const executablePath = await findBrowser('light');
// The workers read this file again and need not search again.
process.env.PLAYWRIGHT_CHROMIUM = executablePath;
process.env.DINAR_WHOLE_BROWSER = wholeBrowser;

const desktop = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const notifying = /alerts\.spec/;

// They move rates, empty collections or change the security rules.
const moving = /(live|crypto|news|alone)\.spec/;

export default defineConfig<object, StackOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './support/global-stack.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  // Ends a test that hangs. The longest takes a minute beside other work on two slow cores.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'fr-TN',
    timezoneId: 'Africa/Tunis',
    screenshot: 'only-on-failure',
    // It would load the other pages' files, some hundred, in each test, and answer requests that a test intercepts.
    // Tests of visits without a connection, of notifications and of the content policy allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [...browserFlags],
    },
  },
  projects: [
    // On a stack of its own, one test at a time. First in this list, so that it runs beside the others from the
    // start: a project that depends on another waits until all of them have ended, and runs alone.
    {
      name: 'alone',
      testMatch: moving,
      fullyParallel: false,
      workers: 1,
      use: { ...desktop, stackName: 'moving' },
    },
    // A test runs at one width unless its tag says that width matters: @each-width, or @own-width, which sets
    // the window's size itself.
    // @whole names matrices, rare faults and measures, which `npm test` leaves to `--whole` and CI.
    { name: 'desktop', testIgnore: [moving, notifying], grepInvert: /@own-width/, use: desktop },
    {
      name: 'phone',
      testIgnore: [moving, notifying],
      grep: /@(each|own)-width/,
      use: phone,
    },
    {
      name: 'notifications',
      testMatch: notifying,
      use: { ...desktop, launchOptions: { executablePath: wholeBrowser, args: [...browserFlags] } },
    },
  ],
});
