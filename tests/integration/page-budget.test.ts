import { readFileSync } from 'node:fs';
import { pathIn, prefixedLocales } from '@dinar/site/routes/locale-path';
import { fromRoot } from '@dinar/tools/command/project-root';
import { screenScriptsIn } from '@dinar/web/server/screen-scripts';
import { expect, inject, test } from 'vitest';
import { brotliBytes } from '../support/brotli-bytes.ts';
import { builtPages } from '../support/built-pages.ts';
import { initialFiles } from '../support/initial-files.ts';

const built = (path: string) => readFileSync(fromRoot('web/dist', path));

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const sizes = new Map<string, number>();

/** The brotli bytes of built files. Pages share most of their scripts, so each is compressed once. */
function builtBytes(paths: Iterable<string>): number {
  return sum(
    [...paths].map((path) => {
      const size = sizes.get(path) ?? brotliBytes(built(path));
      sizes.set(path, size);
      return size;
    }),
  );
}

// The pages of the other languages are other builds.
const translated = [
  '/',
  '/cours-change',
  '/cours-change/biat/eur',
  '/convertisseur',
  '/alertes',
  '/faq',
];

const pages: readonly { name: string; path: string }[] = [
  ...builtPages(),
  { name: 'the shell', path: '/404.html' },
  ...prefixedLocales.flatMap((locale) =>
    translated.map((path) => ({ name: `${path} in ${locale}`, path: pathIn(locale, path) })),
  ),
];

test.each(pages)(
  'The first load of $name stays within 100 kB of JavaScript and 20.5 kB of HTML with its styles, in brotli',
  async ({ path }) => {
    // On a busy machine the emulator may close an idle kept connection in the middle of a request.
    const response = await fetch(inject('stack').hostingUrl + path, {
      headers: { connection: 'close' },
    });
    const html = await response.text();
    const files = initialFiles(html);
    // Styles are inline: a style sheet of its own would cost a round trip before the first paint.
    expect(files).toEqual({
      scripts: expect.arrayContaining([expect.stringMatching(/^\/assets\/.*\.js$/)]),
      linkedStyles: [],
      inlineStyles: expect.arrayContaining([expect.stringContaining('{')]),
    });
    expect(builtBytes(files.scripts)).toBeLessThanOrEqual(100_000);
    expect(brotliBytes(html)).toBeLessThanOrEqual(20_500);
  },
);

test('The SDK, loaded after first paint, stays within 100 KB in brotli', () => {
  const scriptsOf = screenScriptsIn(built('404.html').toString());
  // The contact form imports the SDK and the feed, as the rates do, and 1.1 KB more.
  const bytes = builtBytes(scriptsOf('data/contact/submit-contact-message.ts'));
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(100_000);
});

test('A first visit to home takes at most 220 kB in brotli, and the live part 100 kB more', async () => {
  const html = await (await fetch(inject('stack').hostingUrl)).text();
  const [, cached = ''] =
    /\bfr:\{first:\[(.*?)\]/.exec(built('service-worker.js').toString()) ?? [];
  const scriptsOf = screenScriptsIn(built('404.html').toString());
  const files = new Set([
    ...initialFiles(html).scripts,
    // The shell, and what home and the frame load later.
    ...[...cached.matchAll(/url:[`'"]([^`'"]+)/g)].map(([, path = '']) => path),
    '/service-worker.js',
    ...scriptsOf('app/head/write-head.ts'),
  ]);
  expect([...files]).toContainEqual(expect.stringMatching(/home-below/));
  expect(brotliBytes(html) + builtBytes(files)).toBeLessThanOrEqual(220_000);
  expect(builtBytes(scriptsOf('data/feed/live-feed.tsx'))).toBeLessThanOrEqual(100_000);
});

test('The renderer, which a cold instance reads whole, stays within 1.4 MB with its three languages', () => {
  const { length } = readFileSync(fromRoot('web/dist-server/renderer.js'));
  expect(length).toBeGreaterThan(300_000);
  expect(length).toBeLessThanOrEqual(1_400_000);
});
