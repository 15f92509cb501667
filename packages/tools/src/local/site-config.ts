import { siteConfigElement } from '@dinar/site/delivery/site-config-element';
import { CommandError } from '../command/command-error.ts';

/** The values that one run replaces in the configuration that the page was built with. */
export interface RunSiteConfig {
  readonly siteUrl: string;
  readonly projectId: string;
  /** `host:port` of the Firestore that the page listens to. */
  readonly firestoreHost: string;
}

/** Returns the page with its `site-config` block set for one run; throws when the page has none. */
export function withRunSiteConfig(html: string, run: RunSiteConfig): string {
  const json = siteConfigElement.exec(html)?.[2];
  if (json === undefined) {
    throw new CommandError(
      'bad-site-config',
      'web/dist/404.html ne contient pas de bloc <script id="site-config"> : reconstruisez le site avec « npm run build ».',
    );
  }
  const built = parseBuilt(json);
  const configured = {
    ...built,
    site: { ...built.site, url: run.siteUrl },
    firebase: { ...built.firebase, projectId: run.projectId },
    firestore: { host: run.firestoreHost, ssl: false },
    // reCAPTCHA accepts only the site's own address.
    appCheckSiteKey: null,
  };
  const text = JSON.stringify(configured).replaceAll('<', '\\u003c');
  return html.replace(
    siteConfigElement,
    (_, open: string, _old: string, close: string) => open + text + close,
  );
}

function parseBuilt(json: string): Record<string, object | undefined> {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new CommandError(
      'bad-site-config',
      'Le bloc site-config de web/dist/404.html ne se lit pas : reconstruisez le site avec « npm run build ».',
      cause,
    );
  }
}
