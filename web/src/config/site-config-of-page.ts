import type { SiteConfig } from './site-config.ts';

const elementId = 'site-config';

/**
 * Reads the configuration in the page's own HTML; throws if there is none.
 *
 * Does not validate the fields again: the build and the server have parsed them, and the first load stays
 * without that code.
 */
export function siteConfigOfPage(page: Document): SiteConfig {
  const json = page.getElementById(elementId)?.textContent;
  if (!json) throw new Error(`Configuration: the element #${elementId} is missing or empty`);
  return JSON.parse(json);
}
