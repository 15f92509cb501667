import { expect, test } from 'vitest';
import { decodePageVersion, encodePageVersion, type PageVersion } from './page-version-document.ts';

const path = 'system/source-cache/pages/bct';
const whole: PageVersion = {
  address: 'https://source.example/cours',
  etag: '"abc"',
  lastModified: 'Fri, 20 Nov 2026 17:00:00 GMT',
};

test('A page version decodes to the encoded value', () => {
  expect(decodePageVersion(path, encodePageVersion(whole))).toEqual({ ok: true, value: whole });
});

test('A missing validator is written as null, which clears the stored one', () => {
  const bare: PageVersion = { address: whole.address };
  const fields = encodePageVersion(bare);
  expect(fields).toEqual({ ...bare, etag: null, lastModified: null });
  expect(decodePageVersion(path, fields)).toStrictEqual({ ok: true, value: bare });
});
