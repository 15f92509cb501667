import type { ShapedPage } from '@dinar/functions/sources/bank-table/testing/shaped-pages';
import { shapedPages } from '@dinar/functions/sources/bank-table/testing/shaped-pages';
import type { FailureCode } from '@dinar/functions/sources/failure-of';
import {
  again,
  all,
  cell,
  cellsAs,
  cutFrom,
  type Edit,
  exchanged,
  inRow,
  inRows,
  replaced,
  shifted,
  times,
  without,
} from './page-edits.ts';

/** The outcome of a mutilated page: refused for a reason, or accepted without the named currencies. */
export type Outcome =
  | FailureCode
  | { readonly lacks: readonly string[]; readonly says: readonly string[] };

interface Mutilation {
  readonly what: string;
  readonly edit: Edit;
  readonly outcome: Outcome;
  /** The answer's Last-Modified header, if it is mutilated. */
  readonly lastModified?: string;
}

interface MutilatedPage extends ShapedPage {
  readonly mutilations: readonly Mutilation[];
}

const [purchase, sale] = [3, 4];
const errorPage =
  '<!doctype html><html><body><h1>Service indisponible le 13/11/2026</h1></body></html>';

const ofEveryPage: readonly Mutilation[] = [
  m('nothing at all', () => ' \n', 'empty-body'),
  m('an error page with status 200', () => errorPage, 'table-not-found'),
  m('cut within a row', (body) => body.slice(0, body.lastIndexOf('<td')), 'truncated'),
];

const tableMutilations: readonly Mutilation[] = [
  ...ofEveryPage,
  m(
    'a sign-in page',
    () => '<table><tr><td>Identifiant</td><td></td></tr></table>',
    'table-not-found',
  ),
  m('closed after five rows', cutFrom('CAD'), 'too-few-rows'),
  m('closed after ten rows', cutFrom('BHD'), lacks(['BHD'], 'La page n’a plus BHD.')),
  m('the date of last year', replaced('13/11/2026', '13/11/2025'), 'wrong-day'),
  m('the date of the day before', replaced('13/11/2026', '12/11/2026'), 'wrong-day'),
  m('the date of the next day', replaced('13/11/2026', '14/11/2026'), 'wrong-day'),
  m('no date', replaced('13/11/2026', ''), 'day-not-found'),
  m('a date that no calendar has', replaced('13/11/2026', '31/02/2026'), 'day-not-found'),
  m('a date in American order', replaced('13/11/2026', '11/13/2026'), 'day-not-found'),
  m('two dates', replaced('13/11/2026', '13/11/2026, modifié le 12/11/2026'), 'day-ambiguous'),
  m(
    'the table twice',
    (body) => body + body.slice(body.indexOf('<table cells'), body.indexOf('</table>') + 8),
    'table-ambiguous',
  ),
  m(
    'all rows twice',
    (body) => body.replace('</table>', `${rowsOf(body)}\n</table>`),
    'malformed-row',
  ),
  m('a row twice', again('GBP'), 'malformed-row'),
  m('a row twice, with other prices', again('GBP', cell(purchase, times(1.01))), 'malformed-row'),
  m(
    'the transfers in place of the banknotes',
    replaced('billets', 'transferts'),
    'table-not-found',
  ),
  m('the sale’s header renamed', replaced('>Vente<', '>Remarque<'), 'column-not-found'),
  m('the purchase’s header renamed', replaced('>Achat<', '>Cours 1<'), 'column-not-found'),
  m('the unit’s header emptied', replaced('>Unité<', '><'), 'column-not-found'),
  m('the code’s header renamed', replaced('>Sigle<', '>Pays<'), 'column-not-found'),
  m(
    'the headers in English',
    all(replaced('>Achat<', '>Buy<'), replaced('>Vente<', '>Sell<')),
    'column-not-found',
  ),
  m('two headers of one word', replaced('>Monnaie<', '>Vente chèques<'), 'column-ambiguous'),
  m('the header gone', replaced(/<tr><td class="cel_titre">.*<\/tr>\n/g, ''), 'table-not-found'),
  m('headers of purchase and sale exchanged', headersSwapped, 'changed-shape'),
  m(
    'columns of purchase and sale exchanged',
    all(headersSwapped, inRows(cellsAs(0, 1, 2, 4, 3))),
    'changed-shape',
  ),
  m('cells of purchase and sale exchanged', inRows(cellsAs(0, 1, 2, 4, 3)), 'too-many-refused'),
  m(
    'one row’s prices exchanged',
    inRow('EUR', cellsAs(0, 1, 2, 4, 3)),
    lacks(['EUR'], 'EUR: La vente'),
  ),
  m('cells of unit and purchase exchanged', inRows(cellsAs(0, 1, 3, 2, 4)), 'malformed-row'),
  m('cells of name and code exchanged', inRows(cellsAs(1, 0, 2, 3, 4)), 'malformed-row'),
  m('a cell gone', inRow('EUR', cellsAs(0, 1, 2, 4)), 'malformed-row'),
  m('a cell too many', inRow('EUR', cellsAs(0, 1, 2, 2, 3, 4)), 'malformed-row'),
  m(
    'a column gone',
    all(replaced('<td class="cel_titre">Vente</td>', ''), inRows(cellsAs(0, 1, 2, 3))),
    'column-not-found',
  ),
  m('a column’s cells gone', inRows(cellsAs(0, 1, 2, 3)), 'malformed-row'),
  m(
    'a new column',
    all(
      replaced('>Vente</td>', '>Vente</td><td>Écart</td>'),
      inRows((line) => line.replace('</tr>', '<td>0,1</td></tr>')),
    ),
    'changed-shape',
  ),
  m(
    'a new column of the same word',
    all(
      replaced('>Vente</td>', '>Vente</td><td>Achat chèques</td>'),
      inRows((line) => line.replace('</tr>', '<td>3,1</td></tr>')),
    ),
    'column-ambiguous',
  ),
  m('codes a row further down', shifted(1), 'malformed-row'),
  m('prices a row further down', all(shifted(purchase), shifted(sale)), 'too-many-refused'),
  m('points for commas', inRows(replaced(',', '.')), 'changed-shape'),
  m('no commas', inRows(replaced(',', '')), 'changed-shape'),
  m(
    'one price without its comma',
    inRow('EUR', cell(purchase, replaced(',', ''))),
    lacks(['EUR'], 'EUR: '),
  ),
  m(
    'one price with its comma moved',
    inRow(
      'EUR',
      cell(purchase, () => '33,60'),
    ),
    lacks(['EUR'], 'EUR: '),
  ),
  m(
    'groups of thousands',
    inRow(
      'JPY',
      cell(purchase, () => '1.824,0'),
    ),
    'malformed-row',
  ),
  m(
    'a unit of 100 for 1000',
    inRow(
      'JPY',
      cell(2, () => '100'),
    ),
    'changed-shape',
  ),
  m('units of 1 throughout', inRows(cell(2, () => '1')), 'changed-shape'),
  m(
    'a unit of 25',
    inRow(
      'CHF',
      cell(2, () => '25'),
    ),
    'malformed-row',
  ),
  m(
    'an empty unit',
    inRow(
      'CHF',
      cell(2, () => ''),
    ),
    'malformed-row',
  ),
  m(
    'the unit of another currency',
    inRow(
      'CHF',
      cell(2, () => '10 SAR'),
    ),
    'malformed-row',
  ),
  m(
    'prices for one beside a unit of ten',
    inRow('CHF', all(cell(purchase, times(0.1)), cell(sale, times(0.1)))),
    lacks(['CHF'], 'CHF: '),
  ),
  m(
    'two codes exchanged',
    all(
      inRow(
        'EUR',
        cell(1, () => 'X'),
      ),
      inRow(
        'USD',
        cell(1, () => 'EUR'),
      ),
      replaced('>X<', '>USD<'),
    ),
    'malformed-row',
  ),
  m(
    'the labels of two close currencies exchanged',
    all(relabelled('AED', 'X'), relabelled('QAR', 'AED'), relabelled('X', 'QAR')),
    'changed-shape',
  ),
  m('the rows of two currencies exchanged', exchanged('AED', 'QAR'), 'changed-shape'),
  m('a currency gone', without('GBP'), lacks(['GBP'], 'La page n’a plus GBP.')),
  m(
    'a close currency’s label on another’s row',
    all(without('AED'), relabelled('QAR', 'AED')),
    'changed-shape',
  ),
  m(
    'a currency nobody knows',
    inRow(
      'EUR',
      all(
        cell(0, () => 'Couronne'),
        cell(1, () => 'XYZ'),
      ),
    ),
    lacks(['EUR'], 'XYZ est nouvelle', 'La page n’a plus EUR.'),
  ),
  m(
    'words that no currency has',
    inRow(
      'EUR',
      all(
        cell(0, () => '?'),
        cell(1, () => 'à venir'),
      ),
    ),
    'malformed-row',
  ),
  m(
    'a new currency',
    again(
      'KWD',
      all(
        cell(0, () => 'Rial Omanais'),
        cell(1, () => 'OMR'),
      ),
    ),
    lacks([], 'OMR est nouvelle'),
  ),
  m(
    'a negative price',
    inRow(
      'EUR',
      cell(purchase, (text) => `-${text}`),
    ),
    'malformed-row',
  ),
  m(
    'a price of 0',
    inRow(
      'EUR',
      cell(purchase, () => '0,000'),
    ),
    lacks(['EUR'], 'EUR: '),
  ),
  m(
    'a purchase that lacks',
    inRow(
      'EUR',
      cell(purchase, () => ''),
    ),
    lacks(['EUR'], 'EUR : l’achat n’est pas imprimé'),
  ),
  m(
    'a sale that lacks',
    inRow(
      'EUR',
      cell(sale, () => '—'),
    ),
    lacks(['EUR'], 'EUR : la vente n’est pas imprimée'),
  ),
  m('every sale lacking', inRows(cell(sale, () => '&nbsp;')), 'too-many-refused'),
  m(
    'a price in words',
    inRow(
      'EUR',
      cell(sale, () => 'sur demande'),
    ),
    'malformed-row',
  ),
  m(
    'two prices in a cell',
    inRow(
      'EUR',
      cell(sale, () => '3,360 / 3,440'),
    ),
    'malformed-row',
  ),
  m(
    'one price of months ago',
    inRow('EUR', all(cell(purchase, times(1.08)), cell(sale, times(1.08)))),
    lacks(['EUR'], 'EUR: '),
  ),
  m(
    'the prices of another year',
    inRows(all(cell(purchase, times(0.9)), cell(sale, times(0.9)))),
    'too-many-refused',
  ),
  m(
    'prices of dinars in the currency',
    inRows(all(cell(purchase, inverted), cell(sale, inverted))),
    'too-many-refused',
  ),
  m('a header of broken bytes', replaced('Unité', 'Unit\uFFFD'), 'column-not-found'),
  m('a header read in another character set', replaced('Unité', 'UnitÃ©'), 'column-not-found'),
  m(
    'a code of broken bytes',
    inRow(
      'EUR',
      cell(1, () => 'E\uFFFDR'),
    ),
    'malformed-row',
  ),
  m(
    'script in a code',
    inRow(
      'EUR',
      cell(1, () => '&lt;script&gt;alert(1)&lt;/script&gt;'),
    ),
    'malformed-row',
  ),
];

const namedMutilations: readonly Mutilation[] = [
  ...ofEveryPage,
  m('the purchase’s class renamed', replaced('achat-change', 'prix-change'), 'malformed-row'),
  m('the rows’ class renamed', replaced('code-change', 'devise-change'), 'table-not-found'),
  m(
    'the classes of purchase and sale exchanged',
    all(
      replaced('achat-change', 'x'),
      replaced('vente-change', 'achat-change'),
      replaced('"x"', '"vente-change"'),
    ),
    'too-many-refused',
  ),
  m(
    'the headers exchanged',
    replaced('<th>Vente</th><th>Achat</th>', '<th>Achat</th><th>Vente</th>'),
    'changed-shape',
  ),
  m(
    'a header of banknotes become one of transfers',
    replaced('<th>Vente</th>', '<th>Vente virements</th>'),
    'changed-shape',
  ),
  m('one row of the day before', inRow('EUR', replaced('13/11/26', '12/11/26')), 'wrong-day'),
  m('the date of last year', replaced('13/11/26', '13/11/25'), 'wrong-day'),
  m('a row without a date', inRow('EUR', replaced('13/11/26', '')), 'day-not-found'),
  m(
    'the rows twice',
    (body) => body.replace('</tbody>', `${rowsOf(body)}\n</tbody>`),
    'malformed-row',
  ),
  m('a code gone', inRow('EUR', replaced('data-codedevise="EUR"', '')), 'malformed-row'),
  m(
    'codes exchanged',
    all(replaced('"AED"', '"X"'), replaced('"QAR"', '"AED"'), replaced('"X"', '"QAR"')),
    'changed-shape',
  ),
  m('points for commas', inRows(replaced(',', '.')), 'changed-shape'),
  m(
    'a column more',
    inRows((line) => line.replace('</tr>', '<td>1</td></tr>')),
    'changed-shape',
  ),
  m(
    'a price per 100 where 1000 is usual',
    inRow('JPY', all(cell(1, times(0.1)), cell(2, times(0.1)))),
    lacks(['JPY'], 'JPY: '),
  ),
  m(
    'every price ten times over',
    inRows(all(cell(1, times(10)), cell(2, times(10)))),
    'too-many-refused',
  ),
  m('a currency gone', without('CAD'), lacks(['CAD'], 'La page n’a plus CAD.')),
];

const groupedMutilations: readonly Mutilation[] = [
  ...ofEveryPage,
  m('a cell gone', inRow('EUR', cellsAs(0, 1, 2)), 'malformed-row'),
  m(
    'a cell too many before all others',
    (body) =>
      body
        .replace('<td', '<td class="devisesvalue">Devise</td><td')
        .replace(/<td[^>]*>[^<]*<\/td><\/tr>\n<\/table>/, '</tr>\n</table>'),
    'malformed-row',
  ),
  m('cells of purchase and sale exchanged', inRows(cellsAs(0, 1, 3, 2)), 'too-many-refused'),
  m('cells of unit and purchase exchanged', inRows(cellsAs(0, 2, 1, 3)), 'malformed-row'),
  m(
    'words that no currency has',
    inRow(
      'EUR',
      cell(0, () => 'à venir'),
    ),
    lacks(['EUR'], '« à venir » n’est aucune devise connue.'),
  ),
  m('the cells’ class renamed', replaced('devisesvalue', 'valeur'), 'table-not-found'),
  m('the rows of two currencies exchanged', exchanged('SAR', 'AED'), 'changed-shape'),
  m('a currency gone', without('USD'), lacks(['USD'], 'La page n’a plus USD.')),
  {
    ...m('the answer of the day before', (body) => `${body} `, 'wrong-day'),
    lastModified: 'Thu, 12 Nov 2026 22:30:00 GMT',
  },
  { ...m('an answer of no time', (body) => `${body} `, 'day-not-found'), lastModified: 'hier' },
];

const { captionRow, namedCells, cellsInFours } = shapedPages;
const heading = { selector: 'td[colspan]', words: ['billets'] };

/** Pages of three row layouts, and the outcome of each mutilation. */
export const mutilatedPages: readonly MutilatedPage[] = [
  { ...captionRow, page: { ...captionRow.page, heading }, mutilations: tableMutilations },
  { ...namedCells, mutilations: namedMutilations },
  { ...cellsInFours, mutilations: groupedMutilations },
];

function m(what: string, edit: Edit, outcome: Outcome): Mutilation {
  return { what, edit, outcome };
}

function lacks(codes: readonly string[], ...says: readonly string[]): Outcome {
  return { lacks: codes, says };
}

function headersSwapped(body: string): string {
  return body.replace(/>Achat<(.*)>Vente</, '>Vente<$1>Achat<');
}

const names: Readonly<Record<string, string>> = {
  AED: 'Dirham des EAU',
  QAR: 'Riyal Qatari',
  X: 'X',
};

function relabelled(from: string, to: string): Edit {
  return inRow(
    from,
    all(
      cell(0, () => names[to] ?? ''),
      cell(1, () => to),
    ),
  );
}

function rowsOf(body: string): string {
  return body
    .split('\n')
    .filter((line) => /^<tr>.*\d,\d/.test(line))
    .join('\n');
}

function inverted(text: string): string {
  return /\d/.test(text) ? (1 / Number(text.replace(',', '.'))).toFixed(3).replace('.', ',') : text;
}
