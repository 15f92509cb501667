import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of an installed Chromium or Chrome; raises an Error that says how to get one. */
export function findBrowser(): string {
  const found = [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium or Chrome on this machine: run "npx playwright install chromium", or install the chromium package.',
  );
}
