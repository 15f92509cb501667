import type { SiteConfig } from './site-config.ts';

const elementId = 'site-config';

/**
 * Reads the configuration that the page carries in its own HTML; throws when there is none.
 *
 * Its fields are not checked again: the build and the server parsed them, and the first load goes
 * without that code.
 */
export function siteConfigOfPage(page: Document): SiteConfig {
  const json = page.getElementById(elementId)?.textContent;
  if (!json) throw new Error(`Configuration: the element #${elementId} is missing or empty`);
  return JSON.parse(json);
}
