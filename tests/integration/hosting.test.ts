import { readdirSync } from 'node:fs';
import { aliases } from '@dinar/site/routes/aliases';
import { contactPath } from '@dinar/site/routes/contact-address';
import { routes } from '@dinar/site/routes/routes';
import { sitemapPath } from '@dinar/site/routes/sitemap-path';
import { fromRoot } from '@dinar/tools/command/project-root';
import { expect, inject, test } from 'vitest';
import { examplePath } from '../support/example-path.ts';

const { hostingUrl } = inject('stack');

async function answer(path: string) {
  const response = await fetch(`${hostingUrl}${path}`, { redirect: 'manual' });
  const text = await response.text();
  const header = (name: string) => response.headers.get(name);
  return { path, status: response.status, location: header('location'), header, text };
}

test('Each alias answers 301 with its target', async () => {
  const answers: { from: string; status: number; to: string | null }[] = [];
  for (const { from } of aliases) {
    const { status, location } = await answer(from);
    answers.push({ from, status, to: location });
  }
  expect(answers).toEqual(aliases.map(({ from, to }) => ({ from, status: 301, to })));
});

test('Pages and aliases answer in any case', async () => {
  expect(await answer('/BIAT')).toMatchObject({ status: 301, location: '/cours-change/biat' });
  expect(await answer('/Taux-De-Change-Euro?a=1')).toMatchObject({
    status: 301,
    location: '/convertisseur/eur/tnd?a=1',
  });
  const { status, text } = await answer('/Convertisseur/EUR/tnd');
  expect([status, text.includes('/convertisseur/eur/tnd"')]).toEqual([200, true]);
});

test('An alias passes its query on, and a closing slash does not hide it', async () => {
  expect(await answer('/converter?from=USD&to=TND&amount=5')).toMatchObject({
    status: 301,
    location: '/convertisseur?from=USD&to=TND&amount=5',
  });
  const followed = await fetch(`${hostingUrl}/biat/`);
  expect([followed.status, new URL(followed.url).pathname]).toEqual([200, '/cours-change/biat']);
});

test('Each route answers 200 itself, with one heading and one title in its HTML', async () => {
  const paths = routes.map(examplePath);
  const answers: unknown[] = [];
  for (const path of paths) {
    const { status, text } = await answer(path);
    const count = (tag: string) => text.split(`<${tag}`).length - 1;
    answers.push([path, status, count('h1'), count('title')]);
  }
  expect(answers).toEqual(paths.map((path) => [path, 200, 1, 1]));
});

test('No page is rendered for another method than GET and HEAD', async () => {
  const answers: unknown[][] = [];
  const paths = [...routes.map(examplePath), sitemapPath].filter((path) => path !== contactPath);
  for (const path of paths) {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const response = await fetch(`${hostingUrl}${path}`, { method });
      const { length } = await response.text();
      answers.push([method, path, response.status, response.headers.get('allow'), length < 100]);
    }
  }
  const expected = answers.map(([method, path]) => [method, path, 405, 'GET, HEAD', true]);
  expect(answers).toEqual(expected);
  expect((await fetch(hostingUrl, { method: 'HEAD' })).status).toBe(200);
});

test.each([
  '/nulle-part',
  '/Nulle-Part',
  '/cours-change/biat/eur/encore',
  '/biat/eur',
  '/sitemap',
  '/assets/absent.js',
  '/images/partage/absente.png',
  '/index.html',
])('An unknown address answers 404: %s', async (path) => {
  expect((await answer(path)).status).toBe(404);
});

test('An unknown address that may be a page gets the application', async () => {
  for (const path of ['/nulle-part', '/cours-change/a/b/c']) {
    expect(await answer(path)).toMatchObject({
      status: 404,
      text: expect.stringContaining('<div id="root"></div>'),
    });
  }
});

test.each([
  '/assets/absent.js',
  '/assets/home-page-x1.js',
  '/images/partage/absente.png',
  '/assets/build-files.json',
])('A browser keeps no 404 of a file that may come: %s', async (path) => {
  const { status, header } = await answer(path);
  expect([status, header('cache-control')]).toEqual([404, 'no-store']);
});

test('A browser keeps images for a day, and always asks for the name of the build', async () => {
  const image = await answer('/images/icones/192.png');
  expect([image.status, image.header('cache-control')]).toEqual([200, 'public, max-age=86400']);
  const build = await answer('/build.txt');
  const page = await answer('/');
  expect([build.status, build.header('cache-control')]).toEqual([200, 'no-store']);
  expect(page.text).toContain(`src="/assets/${build.text.trim()}"`);
});

test('Reports of errors reach their function through the address of the site', async () => {
  const report = { name: 'TypeError', message: 'x', place: '', page: 'home' };
  const send = (headers: Record<string, string>) =>
    fetch(`${hostingUrl}/rapports-d-erreurs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(report),
    });
  expect((await send({ origin: hostingUrl })).status).toBe(204);
  expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
  expect((await fetch(`${hostingUrl}/rapports-d-erreurs`)).status).toBe(405);
});

test('Files with a hash are kept for ever, the sitemap among them is not', async () => {
  for (const name of readdirSync(fromRoot('web/dist/assets'))) {
    const { path, status, header } = await answer(`/assets/${name}`);
    const kept = header('cache-control');
    expect([path, status, kept]).toEqual([path, 200, 'public, max-age=31536000, immutable']);
  }
  const { status, header } = await answer(sitemapPath);
  expect([status, header('content-type'), header('cache-control')]).toEqual([
    200,
    'application/xml; charset=utf-8',
    'public, max-age=0, s-maxage=600, stale-while-revalidate=86400',
  ]);
});

test('robots.txt lets everything be crawled and names the sitemap of this very site', async () => {
  const { status, header, text } = await answer('/robots.txt');
  expect([status, header('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${hostingUrl}/assets/sitemap.xml\n`);
});
