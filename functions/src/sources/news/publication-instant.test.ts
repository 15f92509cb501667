import { expect, test } from 'vitest';
import { parsePublicationInstant } from './publication-instant.ts';

test.each([
  ['Thu, 26 Nov 2026 09:00:00 +0100', '2026-11-26T08:00:00.000Z'],
  ['Thu, 26 Nov 2026 09:00:00 GMT', '2026-11-26T09:00:00.000Z'],
  ['26 Nov 26 09:00 CET', '2026-11-26T08:00:00.000Z'],
  ['Thu,  5 Nov 2026\n09:00:00 -0530', '2026-11-05T14:30:00.000Z'],
  ['2026-11-26T09:00:00+01:00', '2026-11-26T08:00:00.000Z'],
  ['2026-11-26T09:00:00.123Z', '2026-11-26T09:00:00.000Z'],
  ['Thu, 26 Nov 2026 00:30:00', '2026-11-25T23:30:00.000Z'],
  ['2026-11-26 09:00', '2026-11-26T08:00:00.000Z'],
  ['2026-11-26T09:00:00', '2026-11-26T08:00:00.000Z'],
  ['2026-11-26', '2026-11-25T23:00:00.000Z'],
])('%j is the instant %s; without a zone it is the time of Tunis', (text, instant) => {
  expect(parsePublicationInstant(text)?.toISOString()).toBe(instant);
});

test.each([
  '11/10/2026 09:00',
  '11-10-2026',
  '26/11/2026',
  'Thu, 31 Nov 2026 09:00:00 GMT',
  'Thu, 26 Nov 2026 24:00:00 GMT',
  'Thu, 26 Nov 2026 09:60:00 GMT',
  'Thu, 26 Nov 2026 09:00:00 EST',
  'Thu, 26 Nov 2026 09:00:00 +9900',
  'jeu., 26 nov. 2026 09:00:00 +0100',
  'Thu, 26 Foo 2026 09:00:00 GMT',
  '1764147600',
  'hier',
  '',
])('%j is no instant', (text) => {
  expect(parsePublicationInstant(text)).toBeUndefined();
});
