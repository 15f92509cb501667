import { defineConfig } from '@playwright/test';
import { browserFlags } from './support/browser-flags.ts';
import { findBrowser } from './support/find-browser.ts';

const executablePath = await findBrowser('light');
// The workers read this file again: they need not look again.
process.env.PLAYWRIGHT_CHROMIUM = executablePath;

const desktop = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const oneAtATime = { fullyParallel: false, workers: 1 };

const moving = /(live|crypto|news|alone)\.spec/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './support/global-stack.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 60_000,
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
    { name: 'desktop', testIgnore: moving, use: desktop },
    // The policy of a page is the same at every width: every address is walked at one.
    { name: 'phone', testIgnore: [moving, /content-security\.spec/], use: phone },
    // Moves the rates that the others look at: so it comes after them, one test at a time.
    {
      name: 'live',
      testMatch: /live\.spec/,
      use: desktop,
      dependencies: ['desktop', 'phone'],
      ...oneAtATime,
    },
    // Empties collections and changes the security rules: one test at a time, after all others.
    {
      name: 'alone',
      testMatch: /(crypto|news|alone)\.spec/,
      use: desktop,
      dependencies: ['live'],
      ...oneAtATime,
    },
  ],
});
