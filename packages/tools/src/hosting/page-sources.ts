import { createHash } from 'node:crypto';
import { siteConfigIn } from '@dinar/site/delivery/site-config-element';
import * as v from 'valibot';
import type { PageSources } from './content-security-policy.ts';

const configSchema = v.object({
  firestore: v.nullable(v.object({ host: v.string(), ssl: v.boolean() })),
  appCheckSiteKey: v.nullable(v.string()),
});

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
