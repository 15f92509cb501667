import type { FailureCode } from '../../failure-advice.ts';
import {
  again,
  all,
  cell,
  cellsAs,
  cutFrom,
  cutInRow,
  type Edit,
  exchanged,
  firstPrice,
  inRow,
  inRows,
  isRow,
  prices,
  pricesExchanged,
  recomputed,
  replaced,
  shifted,
  times,
  without,
} from './page-edits.ts';
import { type ShapedPage, shapedPages } from './shaped-pages.ts';

/** The outcome of a mutilated page: refused for a reason, or accepted without the named currencies. */
export type Outcome =
  | FailureCode
  | { readonly lacks: readonly string[]; readonly says: readonly string[] };

type Mutilation = readonly [
  what: string,
  edit: Edit,
  outcome: Outcome,
  /** The answer's Last-Modified header, if it is mutilated. */
  lastModified?: string,
];

const [purchase, sale] = [3, 4];
const errorPage =
  '<!doctype html><html><body><h1>Service indisponible le 13/11/2026</h1></body></html>';
const signIn = '<table><tr><td>Identifiant</td><td></td></tr></table>';
const lacksEuro = lacks(['EUR'], 'EUR: ');
const dayOf = (day: string) => replaced(/13(?=[/.-]11)|(?<=-11-)13|13(?= novembre)/g, day);

/** What can happen to a page of any shape. */
const ofEveryPage: readonly Mutilation[] = [
  ['nothing at all', () => ' \n', 'empty-body'],
  ['an error page with status 200', () => errorPage, 'table-not-found'],
  ['one row’s prices exchanged', inRow('EUR', pricesExchanged), lacks(['EUR'], 'EUR: La vente')],
  ['all prices exchanged', inRows(pricesExchanged), 'too-many-refused'],
  ['a row twice', again('EUR'), 'malformed-row'],
  ['a row twice, with other prices', again('EUR', prices(times(1.01))), 'malformed-row'],
  ['a currency gone', without('USD'), lacks(['USD'], 'La page n’a plus USD.')],
  ['the rows of two currencies exchanged', exchanged('AED', 'QAR'), 'changed-shape'],
  ['a price in words', inRow('EUR', firstPrice('sur demande')), 'malformed-row'],
  ['a price with its decimal sign moved', inRow('EUR', firstPrice(times(10))), lacksEuro],
  ['one price of months ago', inRow('EUR', prices(times(1.08))), lacksEuro],
  ['the prices of another year', inRows(prices(times(0.9))), 'too-many-refused'],
];

/** What can happen to the day that a page prints. */
const ofEveryDay: readonly Mutilation[] = [
  ['the day before', dayOf('12'), 'wrong-day'],
  ['the next day', dayOf('14'), 'wrong-day'],
  ['a day that no calendar has', dayOf('31'), 'day-not-found'],
];

const tableMutilations: readonly Mutilation[] = [
  ['a sign-in page', () => signIn, 'table-not-found'],
  ['closed after five rows', cutFrom('CAD'), 'too-few-rows'],
  ['closed after ten rows', cutFrom('BHD'), lacks(['BHD'], 'La page n’a plus BHD.')],
  ['the date of last year', replaced('13/11/2026', '13/11/2025'), 'wrong-day'],
  ['no date', replaced('13/11/2026', ''), 'day-not-found'],
  ['a date in American order', replaced('13/11/2026', '11/13/2026'), 'day-not-found'],
  ['two dates', replaced('13/11/2026', '13/11/2026, le 12/11/2026'), 'day-ambiguous'],
  ['the table twice', (body) => body + /<table cells.*?<\/table>/s.exec(body), 'table-ambiguous'],
  ['all rows twice', rowsTwice, 'malformed-row'],
  ['transfers in place of banknotes', replaced('billets', 'transferts'), 'table-not-found'],
  ['the sale’s header renamed', replaced('>Vente<', '>Remarque<'), 'column-not-found'],
  ['the purchase’s header renamed', replaced('>Achat<', '>Cours 1<'), 'column-not-found'],
  ['the unit’s header emptied', replaced('>Unité<', '><'), 'column-not-found'],
  ['the code’s header renamed', replaced('>Sigle<', '>Pays<'), 'column-not-found'],
  ['a header in English', replaced('>Achat<', '>Buy<'), 'column-not-found'],
  ['two headers of one word', replaced('>Monnaie<', '>Vente chèques<'), 'column-ambiguous'],
  ['the header gone', replaced(/<tr><td class="cel_titre">.*<\/tr>\n/g, ''), 'table-not-found'],
  ['headers of purchase and sale exchanged', headersSwapped, 'changed-shape'],
  [
    'columns of purchase and sale exchanged',
    all(headersSwapped, inRows(cellsAs(0, 1, 2, 4, 3))),
    'changed-shape',
  ],
  ['cells of unit and purchase exchanged', inRows(cellsAs(0, 1, 3, 2, 4)), 'malformed-row'],
  ['cells of name and code exchanged', inRows(cellsAs(1, 0, 2, 3, 4)), 'malformed-row'],
  ['a cell gone', inRow('EUR', cellsAs(0, 1, 2, 4)), 'malformed-row'],
  ['a cell too many', inRow('EUR', cellsAs(0, 1, 2, 2, 3, 4)), 'malformed-row'],
  [
    'a column gone',
    all(replaced('<td class="cel_titre">Vente</td>', ''), inRows(cellsAs(0, 1, 2, 3))),
    'column-not-found',
  ],
  ['a column’s cells gone', inRows(cellsAs(0, 1, 2, 3)), 'malformed-row'],
  ['a new column', newColumn('Écart'), 'changed-shape'],
  ['a new column of the same word', newColumn('Achat chèques'), 'column-ambiguous'],
  ['codes a row further down', shifted(1), 'malformed-row'],
  ['prices a row further down', all(shifted(purchase), shifted(sale)), 'too-many-refused'],
  ['points for commas', inRows(replaced(',', '.')), 'changed-shape'],
  ['no commas', inRows(replaced(',', '')), 'changed-shape'],
  ['one price without its comma', inRow('EUR', cell(purchase, replaced(',', ''))), lacksEuro],
  ['groups of thousands', inRow('JPY', cell(purchase, '1.824,0')), 'malformed-row'],
  ['a unit of 100 for 1000', inRow('JPY', cell(2, '100')), 'changed-shape'],
  ['units of 1 throughout', inRows(cell(2, '1')), 'changed-shape'],
  ['a unit of 25', inRow('CHF', cell(2, '25')), 'malformed-row'],
  ['an empty unit', inRow('CHF', cell(2, '')), 'malformed-row'],
  ['the unit of another currency', inRow('CHF', cell(2, '10 SAR')), 'malformed-row'],
  [
    'prices for one beside a unit of ten',
    inRow('CHF', prices(times(0.1))),
    lacks(['CHF'], 'CHF: '),
  ],
  [
    'two codes exchanged',
    all(inRow('EUR', cell(1, 'X')), inRow('USD', cell(1, 'EUR')), replaced('>X<', '>USD<')),
    'malformed-row',
  ],
  [
    'the labels of two close currencies exchanged',
    all(relabelled('AED', 'X'), relabelled('QAR', 'AED'), relabelled('X', 'QAR')),
    'changed-shape',
  ],
  [
    'a close currency’s label on another’s row',
    all(without('AED'), relabelled('QAR', 'AED')),
    'changed-shape',
  ],
  [
    'a currency nobody knows',
    inRow('EUR', cell(0, 'Couronne'), cell(1, 'XYZ')),
    lacks(['EUR'], 'XYZ est nouvelle', 'La page n’a plus EUR.'),
  ],
  ['words that no currency has', inRow('EUR', cell(0, '?'), cell(1, 'à venir')), 'malformed-row'],
  [
    'a new currency',
    again('KWD', cell(0, 'Rial Omanais'), cell(1, 'OMR')),
    lacks([], 'OMR est nouvelle'),
  ],
  [
    'a negative price',
    inRow(
      'EUR',
      cell(purchase, (text) => `-${text}`),
    ),
    'malformed-row',
  ],
  ['a price of 0', inRow('EUR', cell(purchase, '0,000')), lacksEuro],
  [
    'a purchase that lacks',
    inRow('EUR', cell(purchase, '')),
    lacks(['EUR'], 'EUR : l’achat n’est pas imprimé'),
  ],
  [
    'a sale that lacks',
    inRow('EUR', cell(sale, '—')),
    lacks(['EUR'], 'EUR : la vente n’est pas imprimée'),
  ],
  ['every sale lacking', inRows(cell(sale, '&nbsp;')), 'too-many-refused'],
  ['two prices in a cell', inRow('EUR', cell(sale, '3,360 / 3,440')), 'malformed-row'],
  [
    'prices of dinars in the currency',
    inRows(prices(recomputed((price) => 1 / price))),
    'too-many-refused',
  ],
  ['a header of broken bytes', replaced('Unité', 'Unit\uFFFD'), 'column-not-found'],
  ['a header read in another character set', replaced('Unité', 'UnitÃ©'), 'column-not-found'],
  ['a code of broken bytes', inRow('EUR', cell(1, 'E\uFFFDR')), 'malformed-row'],
  [
    'script in a code',
    inRow('EUR', cell(1, '&lt;script&gt;alert(1)&lt;/script&gt;')),
    'malformed-row',
  ],
];

const namedMutilations: readonly Mutilation[] = [
  ['the purchase’s class renamed', replaced('achat-change', 'prix-change'), 'malformed-row'],
  ['the rows’ class renamed', replaced('code-change', 'devise-change'), 'table-not-found'],
  [
    'the classes of purchase and sale exchanged',
    swapped('achat-change', 'vente-change'),
    'too-many-refused',
  ],
  ['the headers exchanged', swapped('>Vente<', '>Achat<'), 'changed-shape'],
  [
    'a header of banknotes become one of transfers',
    replaced('>Vente<', '>Vente virements<'),
    'changed-shape',
  ],
  ['one row of the day before', inRow('EUR', replaced('13/11/26', '12/11/26')), 'wrong-day'],
  ['a row without a date', inRow('EUR', replaced('13/11/26', '')), 'day-not-found'],
  ['a code gone', inRow('EUR', replaced('data-codedevise="EUR"', '')), 'malformed-row'],
  ['codes exchanged', swapped('"AED"', '"QAR"'), 'changed-shape'],
  ['points for commas', inRows(replaced(',', '.')), 'changed-shape'],
  ['a column more', inRows(replaced('</tr>', '<td>1</td></tr>')), 'changed-shape'],
  [
    'a price per 100 where 1000 is usual',
    inRow('JPY', prices(times(0.1))),
    lacks(['JPY'], 'JPY: '),
  ],
  ['every price ten times over', inRows(prices(times(10))), 'too-many-refused'],
  ['a negative price', inRow('EUR', replaced('3,440', '-3,440')), 'malformed-row'],
  [
    'script for a code',
    inRow('EUR', replaced('data-codedevise="EUR"', 'data-codedevise="<b>"')),
    'malformed-row',
  ],
];

const groupedMutilations: readonly Mutilation[] = [
  ['a cell gone', inRow('EUR', cellsAs(0, 1, 2)), 'malformed-row'],
  ['a cell too many before all others', cellBefore, 'malformed-row'],
  ['cells of unit and purchase exchanged', inRows(cellsAs(0, 2, 1, 3)), 'malformed-row'],
  [
    'words that no currency has',
    inRow('EUR', cell(0, 'à venir')),
    lacks(['EUR'], '« à venir » n’est pas une devise connue.'),
  ],
  ['the cells’ class renamed', replaced('devisesvalue', 'valeur'), 'table-not-found'],
  [
    'the answer of the day before',
    (body) => `${body} `,
    'wrong-day',
    'Thu, 12 Nov 2026 22:30:00 GMT',
  ],
  ['an answer of no time', (body) => `${body} `, 'day-not-found', 'hier'],
];

const ofOneShape = new Map<ShapedPage, readonly Mutilation[]>([
  [shapedPages.captionRow, tableMutilations],
  [shapedPages.namedCells, namedMutilations],
  [shapedPages.cellsInFours, groupedMutilations],
]);
const heading = { selector: 'td[colspan]', words: ['billets'] };

/** The same page a day later, with slightly higher prices where it prints no day. */
export function nextDay({ page, body }: ShapedPage): string {
  if (page.day.kind === 'unprinted') return inRows(prices(times(1.001)))(body);
  return body.replace(/12(?=[/.-]11)|(?<=-11-)12|12(?= novembre)/g, '13');
}

/** The page of each shape, and the outcome of each of its mutilations on its next day. */
export const mutilatedPages = Object.values(shapedPages).map((shaped: ShapedPage) => {
  const { page, body } = shaped;
  const isDated = page.day.kind === 'page' || page.day.kind === 'row';
  const mutilations: readonly Mutilation[] = [
    ...ofEveryPage,
    ['cut within a row', cutInRow, 'truncated'],
    ...(isDated ? ofEveryDay : []),
    ...(ofOneShape.get(shaped) ?? []),
  ];
  const described = shaped === shapedPages.captionRow ? { ...page, heading } : page;
  return {
    shape: shaped.shape,
    page: described,
    body,
    mutilations: mutilations.map(([what, edit, outcome, lastModified]) => ({
      what,
      edit,
      outcome,
      lastModified,
    })),
  };
});

function lacks(codes: readonly string[], ...says: readonly string[]): Outcome {
  return { lacks: codes, says };
}

function swapped(first: string, second: string): Edit {
  return all(replaced(first, '\0'), replaced(second, first), replaced('\0', second));
}

function headersSwapped(body: string): string {
  return body.replace(/>Achat<(.*)>Vente</, '>Vente<$1>Achat<');
}

function newColumn(title: string): Edit {
  const titled = replaced('>Vente</td>', `>Vente</td><td>${title}</td>`);
  return all(titled, inRows(replaced('</tr>', '<td>3,1</td></tr>')));
}

function rowsTwice(body: string): string {
  const rows = body.split('\n').filter(isRow);
  return body.replace('</table>', `${rows.join('\n')}\n</table>`);
}

function cellBefore(body: string): string {
  return body
    .replace('<td', '<td class="devisesvalue">Devise</td><td')
    .replace(/<td[^>]*>[^<]*<\/td><\/tr>\n<\/table>/, '</tr>\n</table>');
}

function relabelled(from: string, to: string): Edit {
  const name = to === 'AED' ? 'Dirham des EAU' : to === 'QAR' ? 'Riyal Qatari' : to;
  return inRow(from, cell(0, name), cell(1, to));
}
