import { parseSiteConfig, type SiteConfig } from '../src/config/site-config.ts';

type Env = Readonly<Record<string, string | undefined>>;

const exampleOnly = [
  'VITE_SITE_URL',
  'VITE_CONTACT_EMAIL',
  'VITE_CONTACT_PHONE',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_APP_ID',
] as const;

/** Builds the page's configuration from VITE_* variables; throws an error that names the variable. */
export function siteConfigFromEnv(env: Env, examples: Env): SiteConfig {
  const projectId = required(env, 'VITE_FIREBASE_PROJECT_ID');
  if (!projectId.startsWith('demo-')) refuseExamples(env, examples, projectId);
  const url = required(env, 'VITE_SITE_URL');
  if (!URL.canParse(url)) throw malformed('VITE_SITE_URL', url, 'an absolute address (https://…)');
  return parseSiteConfig(
    JSON.stringify({
      site: {
        name: required(env, 'VITE_SITE_NAME'),
        url,
        email: required(env, 'VITE_CONTACT_EMAIL'),
        phone: required(env, 'VITE_CONTACT_PHONE'),
      },
      firebase: {
        projectId,
        apiKey: required(env, 'VITE_FIREBASE_API_KEY'),
        appId: required(env, 'VITE_FIREBASE_APP_ID'),
      },
      firestore: firestoreFrom(env),
      appCheckSiteKey: env.VITE_APP_CHECK_SITE_KEY?.trim() || null,
    }),
  );
}

function firestoreFrom(env: Env): SiteConfig['firestore'] {
  const host = env.VITE_FIRESTORE_HOST?.trim();
  if (!host) return null;
  const ssl = required(env, 'VITE_FIRESTORE_SSL');
  if (ssl !== 'true' && ssl !== 'false')
    throw malformed('VITE_FIRESTORE_SSL', ssl, 'true or false');
  return { host, ssl: ssl === 'true' };
}

function refuseExamples(env: Env, examples: Env, projectId: string): void {
  for (const name of exampleOnly) {
    if (env[name] !== examples[name]) continue;
    throw new Error(`${name} still has its example value; set it before building for ${projectId}`);
  }
}

function required(env: Env, name: string): string {
  const value = env[name]?.trim();
  if (!value) throw new Error(`${name} is not set: see settings.env.example`);
  return value;
}

function malformed(name: string, value: string, expected: string): Error {
  return new Error(`${name} is "${value}" but must be ${expected}`);
}
