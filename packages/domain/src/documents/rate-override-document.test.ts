import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { day } from '../testing/rate-arbitraries.ts';
import { decodeRateOverride } from './rate-override-document.ts';

const path = 'rate-overrides/2026-11-20_BIAT_EUR';
const central = 'rate-overrides/2026-11-20_BCTN_EUR';
const key = { bankId: 'BIAT', currency: 'EUR', date: day('2026-11-20') };
const facts = { ...key, status: 1, source: 'import', fetchedAt: new Date('2026-11-20T00:00:00Z') };

function effectOf(data: unknown, at = path) {
  const decoded = decodeRateOverride(at, data);
  return decoded.ok ? decoded.value.effect : decoded.problem;
}

test.each<[unknown]>([
  ['3,360 / 3,440'],
  ['3.36/3.44'],
  [{ achat: 3.36, vente: '3,44' }],
  [{ purchaseRate: 3.36, saleRate: 3.44 }],
])('A counter’s value may be written as %j', (value) => {
  expect(decodeRateOverride(path, { value, why: ' Relevé au guichet ', by: 'Amel' })).toEqual({
    ok: true,
    value: {
      key,
      effect: {
        kind: 'corrected',
        rate: { ...facts, purchaseRate: 3.36, saleRate: 3.44, correction: 'Relevé au guichet' },
      },
    },
  });
});

test.each<[unknown]>([[3.389], ['3,389'], [{ moyen: 3.389 }]])(
  'The central bank’s value may be written as %j',
  (value) => {
    expect(effectOf({ value }, central)).toEqual({
      kind: 'corrected',
      rate: { ...facts, bankId: 'BCTN', rate: 3.389, correction: '' },
    });
  },
);

test('The hide field accepts each usual spelling and takes precedence over a value', () => {
  for (const hide of [true, 'true', 'oui', ' Oui ']) {
    expect(effectOf({ hide, value: '3,36 / 3,44' })).toEqual({ kind: 'hidden' });
  }
  expect(effectOf({ hide: false, value: '3,36 / 3,44' })).toMatchObject({ kind: 'corrected' });
});

test('An invalid correction hides the rate and reports the fault; an empty one changes nothing', () => {
  expect(decodeRateOverride(path, { value: 3.4 })).toMatchObject({
    value: { effect: { kind: 'hidden' }, fault: expect.stringContaining('l’achat puis la vente') },
  });
  expect(decodeRateOverride(central, { value: 'environ 3' })).toMatchObject({
    value: { effect: { kind: 'hidden' }, fault: expect.stringContaining('le cours moyen') },
  });
  expect(decodeRateOverride(path, { value: '3,36 / 3,44', until: 'lundi' })).toMatchObject({
    value: { effect: { kind: 'hidden' }, fault: expect.stringContaining('until') },
  });
  expect(decodeRateOverride(path, { why: 'à voir' })).toMatchObject({
    value: { effect: { kind: 'none' }, fault: expect.stringContaining('Rien n’est demandé') },
  });
});

test('An id that names no rate is rejected', () => {
  for (const id of ['2026-11-20_BIAT', '2026-02-30_BIAT_EUR', '2026-11-20_BIAT_EUR_2', 'note']) {
    expect(effectOf({ hide: true }, `rate-overrides/${id}`)).toMatchObject({
      reason: expect.stringContaining('jour_banque_devise'),
    });
  }
});

test('Decoding does not throw, for any content', () => {
  fc.assert(
    fc.property(fc.anything({ withDate: true, withBigInt: true }), (value) => {
      expect(decodeRateOverride(path, value).ok).toBe(true);
      expect(decodeRateOverride(path, { value, hide: value, until: value, why: value }).ok).toBe(
        true,
      );
    }),
  );
});
