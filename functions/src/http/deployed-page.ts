import { error as logError } from 'firebase-functions/logger';
import { database } from '../config/database.ts';
import type { PageSources } from './answer-page.ts';
import { openPageBuild } from './page-build.ts';
import { openPageValues } from './page-values.ts';

/** The sources of the pages of this deployment; each instance reads them once and caches them. */
export const deployedPage: PageSources = {
  // build.mjs copies this folder next to the bundle, lib/pages/index.js, which contains this module.
  ...openPageBuild(new URL('./page/', import.meta.url)),
  ...openPageValues({ database, report: logError }),
  now: () => new Date(),
  report: (error) => logError('A page could not be rendered whole', error),
};
