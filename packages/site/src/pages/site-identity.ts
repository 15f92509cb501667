/** The identity of the site; `url` is absolute and has no closing slash. */
export interface SiteIdentity {
  readonly name: string;
  readonly url: string;
  readonly email: string;
  readonly phone: string;
}
