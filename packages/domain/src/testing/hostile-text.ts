import * as fc from 'fast-check';

// Long enough that a parser with quadratic running time does not finish.
const far = 50_000;

/** Texts that have broken parsers before. */
const known = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined'],
  ...['NaN', 'Infinity', '-Infinity', '1e309', '0x10', '-0', '00', '9'.repeat(400), '٣٫٥', '１２'],
  ...[
    '%',
    '%E0%A4%A',
    '%00',
    '..%2f..%2f',
    '//evil.example',
    'javascript:alert(1)',
    '\0',
    '\uD800',
  ],
  ...['İ', 'ß', 'ﬃ', '\u202e', '\ufeff', 'e\u0301'.repeat(50), '2026-02-30', '+275760-09-14'],
  ...['/', ' ', '1', '.', ',', '-', 'T', 'a', '%20', '\n'].flatMap((sign) => [
    sign.repeat(far),
    `${sign.repeat(far)}x`,
    `x${sign.repeat(far)}\n`,
  ]),
];

/** Any text that a stranger may enter in an address, a form or a document. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,+-−eE \u00a0\u202f'), maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'0123456789-TZ:./'), maxLength: 30 }),
  fc.constantFrom(...known),
);

/** Runs `check` on each text known to break parsers, and on random texts. */
export function forHostileTexts(check: (text: string) => void): void {
  for (const text of known) check(text);
  fc.assert(
    fc.property(hostileText, (text) => {
      check(text);
    }),
  );
}
