import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv, type Plugin } from 'vite';
import { siteConfigFromEnv } from './site-config-from-env.ts';

const placeholder = '"%SITE_CONFIG%"';
const local = {
  VITE_FIREBASE_PROJECT_ID: 'demo-dinar',
  // An empty value means Cloud Firestore itself; an emulator has a value of host:port.
  VITE_FIRESTORE_HOST: '',
  VITE_FIRESTORE_SSL: 'true',
};

/** Writes the configuration into the page's `site-config` element at build time. */
export function siteConfigPlugin(webFolder: string): Plugin {
  let json = '';
  return {
    name: 'dinar-site-config',
    configResolved({ mode }) {
      const examples = { ...local, ...exampleSettings(webFolder) };
      const env = { ...examples, ...loadEnv(mode, webFolder, 'VITE_') };
      json = JSON.stringify(siteConfigFromEnv(env, examples)).replaceAll('<', '\\u003c');
    },
    transformIndexHtml: (html) => html.replace(placeholder, () => json),
  };
}

/** Reads the example values of the operator's settings, keyed by the names of the build's variables. */
function exampleSettings(webFolder: string): Record<string, string | undefined> {
  const settings = parseEnv(readFileSync(`${webFolder}/../settings.env.example`, 'utf8'));
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [`VITE_${name}`, value]),
  );
}
