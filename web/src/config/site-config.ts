/** The environment of a built page; one build serves any port by replacing this JSON. */
export interface SiteConfig {
  readonly site: {
    readonly name: string;
    readonly url: string;
    readonly email: string;
    readonly phone: string;
  };
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly appId: string;
  };
  /** `null` selects Cloud Firestore's own address. */
  readonly firestore: { readonly host: string; readonly ssl: boolean } | null;
  /** This site's reCAPTCHA key; `null` means that App Check is off. */
  readonly appCheckSiteKey: string | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Parses the JSON of the page's `site-config` element; throws an error that names the missing value. */
export function parseSiteConfig(json: string): SiteConfig {
  const root = fieldsOf(JSON.parse(json), 'site-config');
  const site = fieldsOf(root.site, 'site');
  const firebase = fieldsOf(root.firebase, 'firebase');
  return {
    site: {
      name: text(site, 'site', 'name'),
      url: absoluteUrl(text(site, 'site', 'url')),
      email: text(site, 'site', 'email'),
      phone: text(site, 'site', 'phone'),
    },
    firebase: {
      projectId: text(firebase, 'firebase', 'projectId'),
      apiKey: text(firebase, 'firebase', 'apiKey'),
      appId: text(firebase, 'firebase', 'appId'),
    },
    firestore: root.firestore === null ? null : firestoreAddress(root.firestore),
    appCheckSiteKey:
      root.appCheckSiteKey === null ? null : text(root, 'site-config', 'appCheckSiteKey'),
  };
}

/** Returns the origin of the Firestore that the page listens to. */
export function firestoreOrigin({ firestore }: SiteConfig): string {
  if (firestore === null) return 'https://firestore.googleapis.com';
  return `${firestore.ssl ? 'https' : 'http'}://${firestore.host}`;
}

function firestoreAddress(value: unknown): NonNullable<SiteConfig['firestore']> {
  const fields = fieldsOf(value, 'firestore');
  if (typeof fields.ssl !== 'boolean') throw missing('firestore.ssl', 'true or false');
  return { host: text(fields, 'firestore', 'host'), ssl: fields.ssl };
}

function fieldsOf(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null) throw missing(name, 'an object');
  return value as Fields;
}

function text(fields: Fields, group: string, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string' || value.trim() === '') throw missing(`${group}.${name}`, 'a text');
  return value;
}

function absoluteUrl(value: string): string {
  if (!URL.canParse(value)) throw missing('site.url', 'an absolute address');
  return value.replace(/\/+$/, '');
}

function missing(name: string, expected: string): Error {
  return new Error(`Configuration: "${name}" must be ${expected}`);
}
