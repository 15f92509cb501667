import { readFileSync } from 'node:fs';
import { contentSecurityPolicy, noPage } from '@dinar/functions/hosting/content-security-policy';
import { pageSourcesOf } from '@dinar/functions/hosting/page-sources';
import { securityHeaders } from '@dinar/functions/hosting/security-headers';
import { fromRoot } from '@dinar/local-run/project-root';
import { aliases } from '@dinar/site/routes/aliases';
import { routes } from '@dinar/site/routes/routes';
import { sitemapPath } from '@dinar/site/routes/sitemap-path';
import { beforeAll, expect, inject, test } from 'vitest';
import { examplePath } from '../support/example-path.ts';
import { policyOf } from '../support/observatory/policy-of.ts';
import { scoreOf } from '../support/observatory/score-of.ts';

const { hostingUrl, firestoreHost } = inject('stack');
const built = readFileSync(fromRoot('web/dist/404.html'), 'utf8');
const asset = /src="(\/assets\/[^"]+\.js)"/.exec(built)?.[1] ?? 'the page loads no script';

async function headersOf(path: string): Promise<Record<string, string>> {
  const response = await fetch(`${hostingUrl}${path}`, { redirect: 'manual' });
  await response.arrayBuffer();
  return Object.fromEntries(response.headers);
}

/** What every answer of this run must carry: the deployed headers, and the run's own Firestore. */
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
  '/images/icones/180.png',
  '/assets/absent.js',
])('All security headers are on %s', async (path) => {
  expect(await headersOf(path)).toMatchObject(expected);
});

test('All security headers are on what answers the contact form', async () => {
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

test('The styles of the page are named by the policy, and no other inline code may run', async () => {
  const html = await (await fetch(hostingUrl)).text();
  const styles = html.match(/<style>/g) ?? [];
  const policy = policyOf((await headersOf('/'))['content-security-policy']);
  expect(styles.length).toBeGreaterThan(0);
  expect(policy.get('style-src')).toEqual([
    "'self'",
    ...pageSourcesOf(html).styleHashes.map((hash) => `'${hash}'`),
  ]);
  expect(html).not.toMatch(/\sstyle=|\son\w+=|javascript:/i);
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
  for (const attributes of scripts) {
    expect(attributes).toMatch(/ src="\/assets\/|type="application\/(?:ld\+)?json"/);
  }
});

test('What is deployed names Firestore alone beside the site, and no address of this machine', () => {
  const sources = [...policyOf(contentSecurityPolicy(noPage)).values()].flat();
  const elsewhere = sources.filter((source) => source.includes('://'));
  expect(elsewhere).toEqual(['https://firestore.googleapis.com']);
});

// Hosting answers these before it comes to its headers: nothing is drawn or run there.
test('An alias and a closing slash lead to this very site, with no page of their own', async () => {
  for (const path of [aliases[0]?.from ?? 'no alias', '/biat/']) {
    const response = await fetch(`${hostingUrl}${path}`, { redirect: 'manual' });
    const location = response.headers.get('location') ?? '';
    expect([response.status, new URL(location, hostingUrl).origin]).toEqual([301, hostingUrl]);
    expect(await response.text()).not.toContain('<');
  }
});

let home: Record<string, string>;
beforeAll(async () => {
  // As deployed: the run's Firestore is on plain http, which the score punishes.
  const { 'content-security-policy': policy, ...rest } = await headersOf('/');
  home = {
    ...rest,
    'content-security-policy': (policy ?? '').replace(
      firestoreOrigin,
      'https://firestore.googleapis.com',
    ),
  };
});

test('Mozilla’s Observatory would give A+', () => {
  expect(scoreOf(home)).toEqual({ points: 150, grade: 'A+' });
});

test.each([
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cross-origin-embedder-policy',
])('Without %s the score falls', (name) => {
  const { [name]: taken, ...rest } = home;
  expect(taken).toBeDefined();
  expect(scoreOf(rest).points).toBeLessThan(150);
});

// Permissions-Policy is worth nothing there, and X-Frame-Options only where frame-ancestors is missing.
test('Without frame-ancestors, X-Frame-Options holds the score', () => {
  const policy = home['content-security-policy'] ?? '';
  const unframed = policy.replace("frame-ancestors 'none'; ", '');
  const { 'x-frame-options': taken, ...others } = home;
  const rest = { ...others, 'content-security-policy': unframed };
  expect([taken, scoreOf({ ...rest, 'x-frame-options': taken }).points]).toEqual(['DENY', 150]);
  expect(scoreOf(rest).points).toBe(80);
});
