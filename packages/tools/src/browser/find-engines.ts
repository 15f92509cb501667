import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { commandPath, installDebianPackages } from './debian-packages.ts';

/** The programs that drive WebKitGTK. */
export interface WebKitPrograms {
  readonly driver: string;
  /** WebKitGTK's own small browser. */
  readonly browser: string;
  readonly displayServer: string;
}

/** The browsers of other engines than Chromium's that are installed; a missing one is absent. */
export interface Engines {
  readonly firefox?: string;
  readonly webkit?: WebKitPrograms;
}

/** Finds Firefox and WebKitGTK, or installs Debian's packages of them; reports an engine that is missing. */
export function findEngines(report: (line: string) => void): Engines {
  const firefox =
    findFirefox() ?? (installDebianPackages(['firefox-esr']) ? findFirefox() : undefined);
  const webkit =
    findWebKit() ??
    (installDebianPackages(['webkit2gtk-driver', 'xvfb']) ? findWebKit() : undefined);
  if (!firefox) report('Firefox n’est pas installé : le site n’y est pas essayé.');
  if (!webkit)
    report('WebKitGTK (webkit2gtk-driver, xvfb) n’est pas installé : le site n’y est pas essayé.');
  return { ...(firefox && { firefox }), ...(webkit && { webkit }) };
}

function findFirefox(): string | undefined {
  return commandPath('firefox-esr') ?? commandPath('firefox');
}

function findWebKit(): WebKitPrograms | undefined {
  const driver = commandPath('WebKitWebDriver');
  const displayServer = commandPath('Xvfb');
  const browser = findMiniBrowser();
  return driver && displayServer && browser ? { driver, browser, displayServer } : undefined;
}

/** Debian has it below the folder of its processor, as in `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`. */
function findMiniBrowser(): string | undefined {
  const folders = (parent: string) => (existsSync(parent) ? readdirSync(parent) : []);
  return folders('/usr/lib')
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => {
      const parent = path.join('/usr/lib', name);
      return folders(parent)
        .filter((folder) => folder.startsWith('webkit2gtk-4'))
        .map((folder) => path.join(parent, folder, 'MiniBrowser'));
    })
    .find(existsSync);
}
