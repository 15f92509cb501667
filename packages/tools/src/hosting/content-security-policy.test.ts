import { expect, test } from 'vitest';
import { contentSecurityPolicy, noPage } from './content-security-policy.ts';
import { pageSourcesOf } from './page-sources.ts';

function page(config: object, head = ''): string {
  return `${head}<script type="application/json" id="site-config">${JSON.stringify(config)}</script>`;
}

const deployed = { firestore: null, appCheckSiteKey: null };

test('The policy of a deployed page, word for word', () => {
  const style = '<style>a{}</style>';
  expect(contentSecurityPolicy(pageSourcesOf(page(deployed, style))).split('; ')).toEqual([
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "script-src 'self'",
    "style-src 'self' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self' https://firestore.googleapis.com",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types dinar-service-worker dinar-structured-data',
    'report-uri /rapports-d-erreurs',
    'report-to errors',
  ]);
});

test('A run with its own Firestore may connect to that one, and nothing else changes', () => {
  const local = { ...deployed, firestore: { host: '127.0.0.1:8080', ssl: false } };
  expect(contentSecurityPolicy(pageSourcesOf(page(local)))).toBe(
    contentSecurityPolicy(noPage).replace(
      'https://firestore.googleapis.com',
      'http://127.0.0.1:8080',
    ),
  );
});

test('Google is in the policy only when the page was built with a key of App Check', () => {
  const google = /www\.google\.com|gstatic|appcheck/;
  expect(contentSecurityPolicy(pageSourcesOf(page(deployed)))).not.toMatch(google);
  const keyed = contentSecurityPolicy(pageSourcesOf(page({ ...deployed, appCheckSiteKey: '6L' })));
  expect(keyed).toMatch(google);
  expect(keyed).not.toContain('unsafe');
});

test('Rejects a page without its configuration', () => {
  expect(() => pageSourcesOf('<html></html>')).toThrow('no site-config');
  expect(() => pageSourcesOf(page({ firestore: null }))).toThrow('appCheckSiteKey');
});
