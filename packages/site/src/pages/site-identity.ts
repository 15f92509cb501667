/** The identity of the site; `url` is absolute, without a trailing slash. */
export interface SiteIdentity {
  readonly name: string;
  readonly url: string;
  readonly email: string;
  readonly phone: string;
}

/** The name of the site's host, without a port. */
export function hostOf({ url }: Pick<SiteIdentity, 'url'>): string {
  return url.replace(/^https?:\/\//, '').replace(/[:/].*$/, '');
}
