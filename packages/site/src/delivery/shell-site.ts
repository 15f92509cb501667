import * as v from 'valibot';
import type { SiteIdentity } from '../pages/site-identity.ts';
import { withoutClosingSlashes } from '../routes/decoded-path.ts';
import { siteConfigIn } from './site-config-element.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const configSchema = v.object({
  site: v.object({
    name: text,
    url: v.pipe(text, v.url(), v.transform(withoutClosingSlashes)),
    email: text,
    phone: text,
  }),
});

/**
 * Reads the identity of the site from the `site-config` element of the built page; throws if there is none.
 */
export function siteOfShell(shell: string): SiteIdentity {
  return v.parse(configSchema, JSON.parse(siteConfigIn(shell))).site;
}
