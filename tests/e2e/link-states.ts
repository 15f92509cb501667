import type { Page } from '@playwright/test';

/** What shows that rates arrive in real time. */
export const liveBadge = (page: Page) => page.getByTitle('Les cours arrivent en direct');

/** The strip that reports a lost connection, demonstration values and missing parts. */
export const dataNotice = (page: Page) =>
  page.getByRole('complementary', { name: 'État des données' });

/**
 * What the strip says of a lost connection, offline or not: Chromium 150 may forget the emulated offline state, and
 * then reports the detected one while requests keep failing.
 */
export const lostWords = /Hors connexion|Connexion interrompue/;
