import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fromRoot } from '@dinar/local-run/project-root';
import { expect, test } from 'vitest';

const built = (path: string) => readFileSync(fromRoot('web/dist', path));

function brotliBytes(content: Buffer | string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(content, { params }).length;
}

/** What the shell names or holds in such places. */
function partsOfShell(place: RegExp): string[] {
  return [...built('404.html').toString().matchAll(place)].map(([, part = '']) => part);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('The first load of every page stays within 85 KB of JavaScript and 15 KB of CSS, in brotli', () => {
  const scripts = partsOfShell(/<script[^>]*\ssrc="([^"]+)"/g);
  const styles = partsOfShell(/<style>([\s\S]*?)<\/style>/g);
  expect([scripts.length, styles.length]).toEqual([1, 1]);
  expect(sum(scripts.map((path) => brotliBytes(built(path))))).toBeLessThanOrEqual(85_000);
  expect(sum(styles.map(brotliBytes))).toBeLessThanOrEqual(15_000);
});

test('The SDK, loaded after first paint, stays within 100 KB in gzip', () => {
  const feed = readdirSync(fromRoot('web/dist/assets')).filter((name) => /^live-feed-/.test(name));
  const sizes = feed.map((name) => gzipSync(built(`assets/${name}`), { level: 9 }).length);
  expect(sizes).toHaveLength(1);
  expect(sum(sizes)).toBeLessThanOrEqual(100_000);
});
