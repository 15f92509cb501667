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

// On a stack of their own, one at a time, beside the others.
const oneAtATime = {
  fullyParallel: false,
  workers: 1,
  use: { ...desktop, stackName: 'moving' },
} as const;

const notifying = /alerts\.spec/;

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
    launchOptions: {
      executablePath,
      args: [...browserFlags],
    },
  },
  projects: [
    // A test runs at one width unless its tag says that width matters: @each-width, or @own-width, which sets
    // the window's size itself.
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
    // Moves the rates that others read.
    { name: 'live', testMatch: /live\.spec/, ...oneAtATime },
    // Empties collections and changes the security rules, so it runs after the former.
    {
      name: 'alone',
      testMatch: /(crypto|news|alone)\.spec/,
      dependencies: ['live'],
      ...oneAtATime,
    },
  ],
});
