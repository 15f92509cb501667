import { utcDay } from '@dinar/domain/days/rate-date';
import { expect, test } from 'vitest';
import type { SourceErrorCode } from '../source-error.ts';
import { goodBodies } from '../testing/source-bodies.ts';
import { parseBctPage } from './parse-bct-page.ts';

const page = goodBodies.bct;
const day = utcDay(new Date('2026-11-12T18:00:00Z'));

const interbank = page.indexOf('<h3');
const manual = page.lastIndexOf('<h3');
const manualSection = page.slice(manual);

/** Returns the page with its interbank section changed. */
function changed(from: string | RegExp, to: string): string {
  const section = page.slice(interbank, manual).replace(from, to);
  expect(section).not.toBe(page.slice(interbank, manual));
  return page.slice(0, interbank) + section + manualSection;
}

const row = (currency: string) => new RegExp(`<tr> <td[^>]*><img alt='${currency}/.*?</tr>`);
const table = /<table.*<\/table>/s;
const sameTable = (html: string) => table.exec(html)?.[0] ?? '';

// The faults that every source's body may have are in hostile-bodies.test.ts.
const refused: readonly (readonly [string, string, SourceErrorCode])[] = [
  ['a body of 50 MB', 'x'.repeat(50_000_000), 'too-large'],
  ['a page cut before the table', page.slice(0, 60), 'table-not-found'],
  ['« Exhausted Resultset »', `${page}java.sql.SQLException: Exhausted Resultset`, 'no-data'],

  ['a page without a day', changed('12/11/2026', ''), 'day-not-found'],
  ['a page of two days', changed('(Opérations', 'Journée du 11/11/2026 ('), 'day-ambiguous'],
  [
    'a page of two days, the second one below the table',
    changed('</table>', '</table><p>Journée du 11/11/2026</p>'),
    'day-ambiguous',
  ],

  [
    'rows wider than the header',
    changed(/<\/td> <\/tr>(?! <\/thead)/g, '</td> <td>3,5</td> </tr>'),
    'malformed-row',
  ],
  [
    'purchase and sale where the mid was, under the same header',
    changed(
      /(?=<td scope='col'><div align='right'> )/g,
      "<td><div align='right'>3,3000</div></td> ",
    ),
    'malformed-row',
  ],
  ['rows narrower than the header', changed(/<td nowrap.*?<\/td> /g, ''), 'malformed-row'],
  ['one wider row', changed(/(>EUR<.*?)<\/tr>/, '$1<td>1</td></tr>'), 'malformed-row'],
  [
    'a column more, in the header too',
    changed('</tr>', '<td>Variation</td></tr>').replace(/<\/td> <\/tr>/g, '</td> <td>0</td> </tr>'),
    'malformed-row',
  ],
  ['one currency twice', changed('>SAR<', '>EUR<'), 'malformed-row'],
  ['one currency twice with one value', changed(row('EUR'), '$&$&'), 'malformed-row'],
  ['a missing column', changed('Valeur', 'Remarque'), 'column-not-found'],
  ['a purchase column for the mid', changed('Valeur', "Cours d'achat"), 'column-not-found'],
  ['two columns of one meaning', changed('Monnaie', 'Code'), 'column-ambiguous'],
  ['a rate that is no number', changed('3,4000', 'n/c'), 'malformed-row'],
  ['too few rows', changed(/(<tbody>)(?: <tr>.*?<\/tr>){6}/, '$1'), 'too-few-rows'],

  ['only the manual table', page.slice(0, interbank) + manualSection, 'table-not-found'],
  ['no table of the day', changed(table, ''), 'table-not-found'],
  [
    'the manual table under the interbank heading',
    changed(table, '').replace(/(.*)<h3.*?<\/h3>/s, '$1'),
    'day-ambiguous',
  ],
  [
    'the manual table alone under the interbank heading and day',
    changed(table, '').replace(/(.*)<h3.*?<\/h5>/s, '$1'),
    'table-ambiguous',
  ],
  [
    'the manual table in the other’s place',
    changed(table, sameTable(manualSection)),
    'table-ambiguous',
  ],
  ['two tables of the day', changed(table, '$&$&'), 'table-ambiguous'],
  ['monthly means alone', changed('Cours Moyens', 'Cours moyens mensuels'), 'table-not-found'],
  ['two headings of the day', page.slice(0, manual) + page.slice(interbank), 'table-ambiguous'],
];

test.each(refused)('The central bank’s page is refused when it is, or has, %s', (_, body, code) => {
  expect(() => parseBctPage(body, day)).toThrow(
    expect.objectContaining({ name: 'SourceError', source: 'BCT', code }),
  );
});
