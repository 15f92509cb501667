import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { commandPath, installDebianPackages } from './debian-packages.ts';

/**
 * `light`: headless Chromium, whose pages open in half the time and render the same, for tests.
 * `whole`: Chromium as visitors use it, for measurements and pictures.
 */
export type BrowserKind = 'light' | 'whole';

const lightCommands = ['chromium-headless-shell', 'chrome-headless-shell'];

const wholeCommands = [
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium-browser',
];

const debianPackages = { light: 'chromium-headless-shell', whole: 'chromium' } as const;

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
];

/**
 * Returns the path of a Chromium or Chrome that runs: the one named by PLAYWRIGHT_CHROMIUM or
 * CHROME_PATH, an installed one, Playwright's own (downloaded when missing), or Debian's package.
 * A whole browser replaces a missing light one. Throws with instructions when there is none.
 */
export async function findBrowser(kind: BrowserKind): Promise<string> {
  const isNamed = (process.env.PLAYWRIGHT_CHROMIUM ?? process.env.CHROME_PATH) !== undefined;
  if (kind === 'light' && !isNamed && !lightCommands.some(commandPath)) {
    // Also where there is a whole browser, for the time of the tests.
    installDebianPackages([debianPackages.light]);
  }
  const found = await firstThatRuns(installedCandidates(kind));
  if (found !== undefined) {
    return found;
  }
  const installDebianChromium = () => installDebianPackages([debianPackages.whole]);
  for (const install of [installPlaywrightChromium, installDebianChromium]) {
    install();
    const installed = await firstThatRuns(installedCandidates(kind));
    if (installed !== undefined) {
      return installed;
    }
  }
  throw new Error(
    'No Chromium or Chrome was found, and none could be installed. Install one, or name it: ' +
      'PLAYWRIGHT_CHROMIUM=/path/to/chromium npm test',
  );
}

function installedCandidates(kind: BrowserKind): string[] {
  const named = [process.env.PLAYWRIGHT_CHROMIUM, process.env.CHROME_PATH];
  const commands = kind === 'light' ? [...lightCommands, ...wholeCommands] : wholeCommands;
  const onPath = commands.map(commandPath);
  return [...named, ...onPath, ...usualPlaces, chromium.executablePath()].filter(
    (file) => file !== undefined && existsSync(file),
  ) as string[];
}

/** Runs each candidate, because Ubuntu's chromium-browser may only print a hint to install a snap. */
async function firstThatRuns(candidates: readonly string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    if (process.platform === 'win32' || (await printsItsVersion(candidate))) {
      return candidate;
    }
  }
  return undefined;
}

async function printsItsVersion(file: string): Promise<boolean> {
  try {
    const { stdout } = await promisify(execFile)(file, ['--version'], { timeout: 20_000 });
    return /chrom/i.test(stdout);
  } catch {
    // It does not run here: the next candidate may.
    return false;
  }
}

function installPlaywrightChromium(): void {
  console.log('No browser is installed: downloading the one of Playwright…');
  const require = createRequire(import.meta.url);
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  });
  if (status !== 0) {
    console.log('That download failed.');
  }
}
