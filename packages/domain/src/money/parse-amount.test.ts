import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CurrencyCode } from '../currencies/currency-code.ts';
import { currencyName } from '../currencies/currency-name.ts';
import { currencyTable } from '../currencies/currency-table.ts';
import { pluralName } from '../currencies/plural-name.ts';
import { type Locale, locales } from '../language/locale.ts';
import { forHostileTexts } from '../testing/hostile-text.ts';
import { parseAmount } from './parse-amount.ts';

const read = (text: string, locale: Locale = 'fr') => {
  const parsed = parseAmount(text, locale);
  return parsed.ok ? parsed.value.toFixed() : parsed.reason;
};

// Each text, and the amount that it means.
const readable = {
  typed: [
    ['1234.5', '1234.5'],
    ['1 234,50', '1234.5'],
    ['12.', '12'],
    ['12,', '12'],
    [',5', '0.5'],
    ['+3', '3'],
    ['0', '0'],
    ['007', '7'],
    // A number with group signs on its way to 1 500 and 1 234 567.
    ['1 5', '15'],
    ['1 50', '150'],
    ['1 234 56', '123456'],
  ],
  'group signs': [
    ['1\u00a0500,25', '1500.25'],
    ['1\u202f234\u2009567,89', '1234567.89'],
    ['1\u2007500', '1500'],
    ['1’000,50', '1000.5'],
    ["1'234'567.89", '1234567.89'],
    ['1ʼ000', '1000'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['12.345.678,9', '12345678.9'],
    ['1 500,250', '1500.25'],
    ['999 999 999 999 999,99', '999999999999999.99'],
  ],
  currencies: [
    ['1 234,56 €', '1234.56'],
    ['€1,234.56', '1234.56'],
    ['€ .50', '0.5'],
    ['€.50', '0.5'],
    ['500 EUR', '500'],
    ['EUR500', '500'],
    ['500 euros', '500'],
    ['500Eur.', '500'],
    ['1 500,250 DT', '1500.25'],
    ['1500 D.T.', '1500'],
    ['TND 1 500', '1500'],
    ['12,500 dinars tunisiens', '12.5'],
    ['500 د.ت', '500'],
    ['د.ت.500', '500'],
    ['٥٠٠ دينار', '500'],
    ['٥٠٠ دولار أمريكي', '500'],
    ['100 ريال سعودي', '100'],
    ['500 US dollars', '500'],
    ['500 Tunisian dinars', '500'],
    ['100 TL', '100'],
    ["CHF 1'500.-", '1500'],
    ['€1.500,-', '1500'],
    ['1,500.-- €', '1500'],
    ['1500,– Fr.', '1500'],
    ['Fr.50', '50'],
    ['US$ 200', '200'],
    ['200 $', '200'],
    ['200 $ US', '200'],
    ['20 £ sterling', '20'],
    ['C$1,000.00', '1000'],
    ['200 dollars canadiens', '200'],
    ['£20', '20'],
    ['20 livres sterling', '20'],
    ['¥10,000,000', '10000000'],
    ['100 dhs', '100'],
    ['3000 DA', '3000'],
    ['250 couronnes suédoises', '250'],
    ['+5 €', '5'],
  ],
  'other scripts': [
    ['٥٠٠', '500'],
    ['٣٫٥', '3.5'],
    ['٣،٥', '3.5'],
    ['٣٬٥٠٠٬٠٠٠', '3500000'],
    ['١٬٢٣٤٫٥٦', '1234.56'],
    ['۱۲۳۴', '1234'],
    ['۳٫۵', '3.5'],
    ['१५००', '1500'],
    ['１２３．４５', '123.45'],
    ['𝟓𝟎𝟎', '500'],
  ],
  'invisible marks': [
    ['\u200e500', '500'],
    ['500\u200b', '500'],
    ['\ufeff1\u2060500', '1500'],
    ['\u061c٥٠٠\u200f', '500'],
    ['\u2066500\u00a0€\u2069', '500'],
    ['5\u00ad00\ufe0f', '500'],
    [`${' '.repeat(18)}1500`, '1500'],
    [`${'\u200b'.repeat(500)}1500${'\u00a0'.repeat(500)}`, '1500'],
    ['\t1 500\r\n', '1500'],
  ],
};

test.each(Object.entries(readable))('Amounts with %s are read', (_, cases) => {
  expect(cases.map(([text = '']) => [text, read(text)])).toEqual(cases);
});

test.each([
  ['name', currencyName],
  ['plural', pluralName],
])('The fields of a language read the %s that its pages show for each currency', (_, wordOf) => {
  const unread = locales.flatMap((locale) =>
    (Object.keys(currencyTable) as CurrencyCode[]).filter((code) => {
      const parsed = parseAmount(`500 ${wordOf(code, locale)}`, locale);
      return !(parsed.ok && parsed.value.eq(500) && parsed.currencies.includes(code));
    }),
  );
  expect(unread).toEqual([]);
});

test.each<[Locale, string, CurrencyCode]>([
  ['ar', '10 دولارات', 'USD'],
  ['fr', '10 دولارات', 'USD'],
  ['en', '10 دولارات', 'USD'],
  ['ar', '10 دولارات أمريكية', 'USD'],
  ['ar', '15 دولاراً', 'USD'],
  ['ar', '15 دولارا أمريكيا', 'USD'],
  ['ar', '2 دولاران', 'USD'],
  ['ar', '2 دولارين', 'USD'],
  ['ar', '10 يورو', 'EUR'],
  ['fr', '500 أورو', 'EUR'],
  ['ar', '5 دنانير', 'TND'],
  ['ar', '٥ دنانير تونسية', 'TND'],
  ['ar', '2 ديناران تونسيان', 'TND'],
  ['ar', '5 دراهم', 'AED'],
  ['ar', '100 ريالات', 'SAR'],
  ['ar', '2 ليرتين', 'TRY'],
  ['ar', '10 جنيهات', 'GBP'],
  ['ar', '10 فرنكات', 'CHF'],
  ['ar', '10 ينات يابانية', 'JPY'],
  ['ar', '10 يوانات صينية', 'CNY'],
  ['fr', '10 dollars', 'USD'],
  ['fr', '5 dinars', 'TND'],
  ['en', '10 US dollars', 'USD'],
  ['en', '5 Tunisian dinars', 'TND'],
])('In %s, "%s" names %s', (locale, text, code) => {
  const parsed = parseAmount(text, locale);
  expect(parsed).toMatchObject({ ok: true });
  expect(parsed.ok && parsed.currencies).toContain(code);
});

test.each([
  ['', 'empty'],
  [' \u00a0\u200b', 'empty'],
  ['€', 'not-a-number'],
  ['abc', 'not-a-number'],
  ['-5', 'negative'],
  ['−0,01', 'negative'],
  ['-1 500,25 €', 'negative'],
  ['€-5', 'negative'],
  ['1e9', 'not-a-number'],
  ['1E+5', 'not-a-number'],
  ['5e-1', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['5k', 'not-a-number'],
  ['2 M€', 'not-a-number'],
  ['500 kg', 'not-a-number'],
  ['500 XYZ', 'not-a-number'],
  ['50 %', 'not-a-number'],
  ['5²', 'not-a-number'],
  ['½', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['(500)', 'not-a-number'],
  ['500-', 'not-a-number'],
  ['5-10', 'not-a-number'],
  ['10/2', 'not-a-number'],
  ['+-5', 'not-a-number'],
  // It shows 500.
  ['\u202e005', 'not-a-number'],
  ['.', 'not-a-number'],
  ['..5', 'not-a-number'],
  ['1..5', 'not-a-number'],
  ['1,2,3', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['1.500.-', 'not-a-number'],
  ['1.234.56', 'not-a-number'],
  ['1,234,56', 'not-a-number'],
  ['12,34.56', 'not-a-number'],
  ['1234.567,89', 'not-a-number'],
  ['1.234,567.89', 'not-a-number'],
  ["1 234'567", 'not-a-number'],
  ['10 20 30', 'not-a-number'],
  ['71 123 45 6', 'not-a-number'],
  ['500 EUR 300', 'not-a-number'],
  ['5€50', 'not-a-number'],
  ['500 € EUR', 'not-a-number'],
  ['1000000000000000', 'too-large'],
  ['1 000 000 000 000 000 €', 'too-large'],
  [`0,${'1'.repeat(60)}`, 'too-long'],
  [`${'0'.repeat(60)}1`, 'too-long'],
  ['9'.repeat(5000), 'too-long'],
])('The amount "%s" is refused as %s, and its text is kept', (text, reason) => {
  expect(parseAmount(text, 'fr')).toEqual({ ok: false, text, reason });
});

test.each([
  ['1.500', '1.5', true],
  ['1,500', '1.5', true],
  ['12,345 DT', '12.345', true],
  ['0,500', '0.5', false],
  ['1234,500', '1234.5', false],
  ['1,5', '1.5', false],
  ['1,5000', '1.5', false],
  ['1 500,250', '1500.25', false],
  ['٣٫٥٠٠', '3.5', false],
])('"%s" is %s; that elsewhere it is a thousand times more: %s', (text, value, isOther) => {
  expect(read(text)).toBe(value);
  expect(parseAmount(text, 'fr')).toMatchObject({ isThousandsElsewhere: isOther });
});

const dollars = Object.entries(currencyTable)
  .filter(([, { frenchName }]) => frenchName.startsWith('Dollar '))
  .map(([code]) => code);

test.each([
  ['500', []],
  ['500 €', ['EUR']],
  ['1 500,250 DT', ['TND']],
  ['500 USD', ['USD']],
  ['dollars 500', dollars],
  ['100 dhs', ['MAD', 'AED']],
])('"%s" names the currencies %j', (text, currencies) => {
  const parsed = parseAmount(text, 'fr');
  expect(parsed.ok && [...parsed.currencies].sort()).toEqual([...currencies].sort());
});

const digitScripts = ['0', '٠', '۰', '०', '０'].map((zero) => zero.codePointAt(0) ?? 0);
const groupSigns = ['', ' ', '\u00a0', '\u202f', '’', "'", '٬', '.', ','];
const invisible = ['', '\u200b', '\u200e', '\u200f', '\u061c', '\u2066', '\u2069', '\ufeff'];
const around = ['', '€', 'EUR', 'DT', 'د.ت', 'dinars', 'dollars US'];

test('Any amount is read whatever its digits, group signs, decimal sign, currency and invisible marks', () => {
  const anyForm = fc.record({
    millimes: fc.integer({ min: 1_000, max: 9_999_999_999 }),
    zero: fc.constantFrom(...digitScripts),
    group: fc.constantFrom(...groupSigns),
    point: fc.constantFrom('.', ',', '٫'),
    mark: fc.constantFrom(...invisible),
    currency: fc.constantFrom(...around),
    isBefore: fc.boolean(),
  });
  fc.assert(
    fc.property(anyForm, ({ millimes, zero, group, point, mark, currency, isBefore }) => {
      fc.pre(group !== point);
      const grouped = String(Math.floor(millimes / 1000)).replace(/\B(?=(?:\d{3})+$)/g, group);
      const plain = `${grouped}${point}${String(millimes % 1000).padStart(3, '0')}`;
      const digits = plain.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
      const text = isBefore ? `${currency} ${mark}${digits}` : `${digits}${mark} ${currency}`;
      expect(read(`${mark}${text}`)).toBe(String(millimes / 1000));
    }),
  );
});

test('Any text gives an amount of bounded length that reads as itself, or is refused with a reason', () => {
  forHostileTexts((text) => {
    const parsed = parseAmount(text, 'fr');
    expect(parsed.text).toBe(text);
    if (!parsed.ok) return;
    const numeral = parsed.value.toFixed();
    expect(parsed.value.gte(0) && numeral.length <= 40).toBe(true);
    expect(read(numeral)).toBe(numeral);
  });
});
