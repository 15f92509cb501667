import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Shells } from '@dinar/site/delivery/page-renderer';
import { screenModules } from '../server/screen-modules.ts';
import { testConfig } from './rates-fixtures.ts';

const screenScripts = Object.fromEntries(
  [...screenModules, 'data/feed/live-feed.tsx'].map((module) => [
    module,
    [`/assets/${path.basename(module, '.tsx')}.js`],
  ]),
);

/** The page without content, in French, as a build of the tests' site writes it. */
export const testShell = readFileSync(path.join(import.meta.dirname, '../../index.html'), 'utf8')
  .replace('"%SITE_CONFIG%"', () => JSON.stringify(testConfig))
  .replace('"%SCREEN_SCRIPTS%"', () => JSON.stringify(screenScripts));

/** The same in each language: tests have one build for all. */
export const testShells: Shells = { fr: testShell, ar: testShell, en: testShell };
