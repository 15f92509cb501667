import { readFileSync } from 'node:fs';
import { routes } from '@dinar/site/routes/routes';
import { sitemapPath } from '@dinar/site/routes/sitemap-path';
import { fromRoot } from '@dinar/tools/command/project-root';
import {
  contentSecurityPolicy,
  noPage,
  widgetPolicy,
} from '@dinar/tools/hosting/content-security-policy';
import { pageSourcesOf } from '@dinar/tools/hosting/page-sources';
import { securityHeaders } from '@dinar/tools/hosting/security-headers';
import { beforeAll, expect, inject, test } from 'vitest';
import { examplePath } from '../support/example-path.ts';
import { policyOf, scoreOf } from '../support/observatory.ts';

const { hostingUrl, firestoreHost } = inject('stack');
const built = readFileSync(fromRoot('web/dist/404.html'), 'utf8');
const asset = /src="(\/assets\/[^"]+\.js)"/.exec(built)?.[1] ?? 'the page loads no script';

async function headersOf(path: string): Promise<Record<string, string>> {
  const response = await fetch(`${hostingUrl}${path}`, { redirect: 'manual' });
  await response.arrayBuffer();
  return Object.fromEntries(response.headers);
}

/** The headers that every answer of this run must have: the deployed ones, with the run's own Firestore. */
const firestoreOrigin = `http://${firestoreHost}`;
const expected = Object.fromEntries(
  securityHeaders({ ...pageSourcesOf(built), firestoreOrigin }).map(({ key, value }) => [
    key.toLowerCase(),
    value,
  ]),
);

test.each([
  ...routes.map(examplePath),
  '/nulle-part',
  '/cours-change/../nulle-part',
  asset,
  sitemapPath,
  '/service-worker.js',
  '/robots.txt',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/shell.html',
  '/404.html',
  '/assets/absent.js',
])('All security headers are on %s', async (path) => {
  expect(await headersOf(path)).toMatchObject(expected);
});

test.each([
  '/images/icones/180.png',
  '/partage/2026-11-20/EUR.png',
  '/partage/absente.png',
  '/donnees/v1/latest.json',
  '/donnees/v1/openapi.json',
])('All security headers are on %s, which any site may show', async (path) => {
  const shown = { ...expected, 'cross-origin-resource-policy': 'cross-origin' };
  expect(await headersOf(path)).toMatchObject(shown);
});

test.each(['/widget/eur', '/widget/eur/sombre', '/widget/absent'])(
  'Any site may frame %s, and its policy allows its own styles alone',
  async (path) => {
    const headers = await headersOf(path);
    expect(headers).toMatchObject({
      'content-security-policy': widgetPolicy(),
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'x-content-type-options': 'nosniff',
    });
    expect(widgetPolicy()).toMatch(
      /^default-src 'none'; .*style-src 'sha256-[\w+/]{43}='; frame-ancestors \*$/,
    );
  },
);

test('All security headers are on the answer to the contact form', async () => {
  for (const [origin, status] of [
    [hostingUrl, 422],
    ['https://evil.example', 403],
  ] as const) {
    const response = await fetch(`${hostingUrl}/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: 'name=',
    });
    await response.arrayBuffer();
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(expected);
  }
});

test('The policy names the styles of the page, and no other inline code may run', async () => {
  const html = await (await fetch(hostingUrl)).text();
  const styles = html.match(/<style>/g) ?? [];
  const policy = policyOf((await headersOf('/'))['content-security-policy']);
  expect(styles.length).toBeGreaterThan(0);
  const allowed = policy.get('style-src') ?? [];
  const hashes = pageSourcesOf(html).styleHashes.map((hash) => `'${hash}'`);
  expect(allowed).toEqual(expect.arrayContaining(["'self'", ...hashes]));
  expect(allowed.filter((source) => !/^'(?:self|sha256-[\w+/]+=*)'$/.test(source))).toEqual([]);
  expect(html).not.toMatch(/\sstyle=|\son\w+=|javascript:/i);
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
  for (const attributes of scripts) {
    expect(attributes).toMatch(/ src="\/assets\/|type="application\/(?:ld\+)?json"/);
  }
});

test('The deployed policy names Firestore alone beside the site, and no address of this machine', () => {
  const sources = [...policyOf(contentSecurityPolicy(noPage)).values()].flat();
  const elsewhere = sources.filter((source) => source.includes('://'));
  expect(elsewhere).toEqual(['https://firestore.googleapis.com']);
});

let home: Record<string, string>;
beforeAll(async () => {
  // As deployed: the run's Firestore uses plain http, which lowers the score.
  const { 'content-security-policy': policy, ...rest } = await headersOf('/');
  home = {
    ...rest,
    'content-security-policy': (policy ?? '').replace(
      firestoreOrigin,
      'https://firestore.googleapis.com',
    ),
  };
});

test('Mozilla’s Observatory would give A+ with 150 points, the maximum', () => {
  expect(scoreOf(home)).toBe(150);
});

// The Observatory scores none of these, X-Frame-Options beside frame-ancestors included.
test('No page may ask for a camera, a place or a payment, send a form elsewhere, or go unreported', () => {
  const features = home['permissions-policy']?.split(', ');
  for (const name of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(features).toContain(`${name}=()`);
  }
  expect(home['x-frame-options']).toBe('DENY');
  const endpoint = /^(\S+)="\/rapports-d-erreurs"$/.exec(home['reporting-endpoints'] ?? '')?.[1];
  const policy = policyOf(home['content-security-policy']);
  expect(policy.get('report-to')).toEqual([endpoint]);
  expect([policy.get('form-action'), policy.get('base-uri')]).toEqual([["'self'"], ["'none'"]]);
});
