import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv, type Plugin } from 'vite';
import { siteConfigFromEnv } from './site-config-from-env.ts';

const placeholder = '"%SITE_CONFIG%"';

/** Writes the configuration into the page's `site-config` element at build time. */
export function siteConfigPlugin(webFolder: string): Plugin {
  let json = '';
  return {
    name: 'dinar-site-config',
    configResolved({ mode }) {
      const examples = parseEnv(readFileSync(`${webFolder}/.env.example`, 'utf8'));
      const env = { ...examples, ...loadEnv(mode, webFolder, 'VITE_') };
      json = JSON.stringify(siteConfigFromEnv(env, examples)).replaceAll('<', '\\u003c');
    },
    transformIndexHtml: (html) => html.replace(placeholder, () => json),
  };
}
