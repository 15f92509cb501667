import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/find-browser.ts';

const executablePath = await findBrowser();
// The workers read this file again: they need not look again.
process.env.PLAYWRIGHT_CHROMIUM = executablePath;

const desktop = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './support/global-stack.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI !== undefined,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'fr-TN',
    timezoneId: 'Africa/Tunis',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: /live\.spec/, use: desktop },
    { name: 'phone', testIgnore: /live\.spec/, use: phone },
    // Moves the rates that the others look at: so it comes last, alone.
    { name: 'live', testMatch: /live\.spec/, use: desktop, dependencies: ['desktop', 'phone'] },
  ],
});
