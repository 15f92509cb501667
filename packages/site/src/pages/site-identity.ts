/** The identity of the site; `url` is absolute, without a trailing slash. */
export interface SiteIdentity {
  readonly name: string;
  readonly url: string;
  readonly email: string;
  readonly phone: string;
}
