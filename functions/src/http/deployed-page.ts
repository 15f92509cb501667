import { error as logError } from 'firebase-functions/logger';
import { database } from '../config/database.ts';
import type { PageSources } from './answer-page.ts';
import { openPageBuild } from './page-build.ts';
import { openPageValues } from './page-values.ts';

/** The sources of the pages of this deployment; each instance reads it once and keeps it. */
export const deployedPage: PageSources = {
  // build.mjs lays this folder beside the bundle, lib/pages/index.js, which this module becomes a part of.
  ...openPageBuild(new URL('./page/', import.meta.url)),
  ...openPageValues({ database, report: logError }),
  now: () => new Date(),
  report: (error) => logError('A page could not be rendered whole', error),
};
