import { expect, test } from 'vitest';
import { withRunSiteConfig } from './site-config.ts';

const run = {
  siteUrl: 'http://127.0.0.1:5100',
  projectId: 'demo-dinar',
  firestoreHost: '127.0.0.1:8180',
};

function pageWith(config: string): string {
  return `<head>\n<script type="application/json" id="site-config">${config}</script>\n</head>`;
}

test("A run's addresses replace those the page was built with, and the rest stays", () => {
  const built = {
    site: { name: 'Dinar en Direct', url: 'https://example.org', email: 'a@b.tn', phone: '1' },
    firebase: { projectId: 'real', apiKey: 'key', appId: 'app' },
    firestore: null,
    appCheckSiteKey: '6Lc-key',
  };
  const configured = {
    site: { name: 'Dinar en Direct', url: run.siteUrl, email: 'a@b.tn', phone: '1' },
    firebase: { projectId: 'demo-dinar', apiKey: 'key', appId: 'app' },
    firestore: { host: run.firestoreHost, ssl: false },
    appCheckSiteKey: null,
  };
  expect(withRunSiteConfig(pageWith(JSON.stringify(built)), run)).toBe(
    pageWith(JSON.stringify(configured)),
  );
});

test('Rejects a page without the block, and names the build command', () => {
  expect(() => withRunSiteConfig('<head></head>', run)).toThrow(/npm run build/);
});

test('Rejects a block that is not JSON', () => {
  expect(() => withRunSiteConfig(pageWith('{'), run)).toThrow(/ne se lit pas/);
});
