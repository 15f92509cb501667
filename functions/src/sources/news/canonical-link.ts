import { createHash } from 'node:crypto';

const trackingParameter = /^(utm_|fbclid$|gclid$|mc_cid$|mc_eid$)/;

/**
 * Returns an article's address in the same form for every feed; undefined for an address that is not
 * http(s), contains credentials, or has another host than `homePage`.
 */
export function canonicalLink(text: string, homePage: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const url = new URL(text.trim());
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username !== '' || url.password !== '') return undefined;
  const home = bareHost(new URL(homePage));
  if (bareHost(url) !== home && !bareHost(url).endsWith(`.${home}`)) return undefined;
  for (const name of [...url.searchParams.keys()]) {
    if (trackingParameter.test(name)) url.searchParams.delete(name);
  }
  url.hash = '';
  return url.href;
}

/**
 * Returns the document id of a headline: a hash of its link without the scheme, `www.` and the closing
 * slash.
 */
export function newsIdOf(link: string): string {
  const name = link.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^www\./, '');
}
