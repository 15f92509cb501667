import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fromRoot } from '@dinar/local-run/project-root';
import { expect, test } from 'vitest';

const built = (path: string) => readFileSync(fromRoot('web/dist', path));

function brotliBytes(path: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(built(path), { params }).length;
}

/** The files that the page asks for before it can be used. */
function filesOfShell(attribute: RegExp): string[] {
  return [...built('404.html').toString().matchAll(attribute)].map(([, path = '']) => path);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('The first load of every page stays within 85 KB of JavaScript and 15 KB of CSS, in brotli', () => {
  const scripts = filesOfShell(/<script[^>]*\ssrc="([^"]+)"/g);
  const styles = filesOfShell(/<link rel="stylesheet"[^>]*href="([^"]+)"/g);
  expect([scripts.length, styles.length]).toEqual([1, 1]);
  expect(sum(scripts.map(brotliBytes))).toBeLessThanOrEqual(85_000);
  expect(sum(styles.map(brotliBytes))).toBeLessThanOrEqual(15_000);
});

test('The SDK, loaded after first paint, stays within 100 KB in gzip', () => {
  const feed = readdirSync(fromRoot('web/dist/assets')).filter((name) => /^live-feed-/.test(name));
  const sizes = feed.map((name) => gzipSync(built(`assets/${name}`), { level: 9 }).length);
  expect(sizes).toHaveLength(1);
  expect(sum(sizes)).toBeLessThanOrEqual(100_000);
});
