import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { locales } from '@dinar/domain/language/locale';
import type { Shells } from '@dinar/site/delivery/page-renderer';
import { siteConfigIn } from '@dinar/site/delivery/site-config-element';
import { pathIn, shellPath } from '@dinar/site/routes/locale-path';
import * as v from 'valibot';
import { fromRoot } from '../command/project-root.ts';
import type { PageSources } from './content-security-policy.ts';

const configSchema = v.object({
  firestore: v.nullable(v.object({ host: v.string(), ssl: v.boolean() })),
  appCheckSiteKey: v.nullable(v.string()),
});

/** Reads the built page without content, in each language. */
export async function builtShells(): Promise<Shells> {
  const read = locales.map(async (locale) => {
    const file = fromRoot('web/dist', `.${pathIn(locale, shellPath)}`);
    return [locale, await readFile(file, 'utf8')] as const;
  });
  return Object.fromEntries(await Promise.all(read)) as Shells;
}

/** Reads the policy-relevant properties of the built page in all its languages. */
export async function builtPageSources(): Promise<PageSources> {
  return pageSourcesOf(...Object.values(await builtShells()));
}

/** Reads the policy-relevant properties of a built page in all its languages, or of a run's copies. */
export function pageSourcesOf(...shells: readonly string[]): PageSources {
  const html = shells.join('\n');
  const { firestore, appCheckSiteKey } = v.parse(configSchema, JSON.parse(siteConfigIn(html)));
  return {
    styleHashes: styleHashes(html),
    appCheck: appCheckSiteKey !== null,
    ...(firestore && { firestoreOrigin: `http${firestore.ssl ? 's' : ''}://${firestore.host}` }),
  };
}

function styleHashes(html: string): string[] {
  const styles = new Set(
    [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css),
  );
  return [...styles].map((css) => `sha256-${createHash('sha256').update(css).digest('base64')}`);
}
