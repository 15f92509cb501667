import { bomb, book, csv, edited, lyingBomb, ods, sheet, sheets, zip } from './file-builders.ts';

/** The outcome of a file: its status, and words of its answer or its lines. */
export interface MistakenFile {
  readonly what: string;
  readonly name?: string;
  readonly content: string | Uint8Array | Promise<Uint8Array>;
  readonly status: 'pris' | 'refusé' | 'à confirmer';
  readonly says?: string;
  /** Whether the person who looks at it finds it wrong, and does not approve it. */
  readonly isWrong?: boolean;
  /** The rows that may be stored, once confirmed if need be; by default EUR and JPY of BIAT. */
  readonly rows?: Readonly<Record<string, readonly [purchase: number, sale: number]>>;
}

const day = '2026-11-20';
const today = new Date(`${day}T00:00:00Z`);
const head = ['date', 'banque', 'devise', 'unité', 'achat', 'vente'] as const;
const euro = [today, 'BIAT', 'EUR', 1, 3.36, 3.44] as const;
const yen = [today, 'BIAT', 'JPY', 1000, 18.24, 18.76] as const;
const good = [head, euro, yen];
const texts = [
  head,
  ['20/11/2026', 'BIAT', 'EUR', '1', '3,360', '3,440'],
  ['20/11/2026', 'BIAT', 'JPY', '1000', '18,240', '18,760'],
];
const both = {
  '2026-11-20_BIAT_EUR': [3.36, 3.44],
  '2026-11-20_BIAT_JPY': [0.01824, 0.01876],
} as const;
const four = {
  ...both,
  '2026-11-20_STBK_EUR': [3.365, 3.445],
  '2026-11-20_STBK_JPY': [0.01826, 0.01878],
} as const;

/** Files that hold what was meant, in whatever way. */
const taken: readonly MistakenFile[] = [
  t('a workbook', 'a.xlsx', book(good)),
  t('a workbook named .csv', 'a.csv', book(good)),
  t('a CSV named .xlsx', 'a.xlsx', csv(texts)),
  t('an ODS', 'a.ods', ods(good)),
  t('numbers as text, with commas', 'a.xlsx', book(texts)),
  t(
    'points and commas mixed',
    'a.xlsx',
    book([head, [...euro.slice(0, 4), '3.360', '3,440'], yen]),
  ),
  t(
    'blanks around everything',
    'a.xlsx',
    book([head, [today, ' biat ', ' eur ', 1, ' 3,360 ', '\u00a03,440'], yen]),
  ),
  t(
    'dates as text',
    'a.xlsx',
    book([head, ['20/11/2026', ...euro.slice(1)], ['2026-11-20', ...yen.slice(1)]]),
  ),
  t(
    'dates with points',
    'a.csv',
    csv([head, ['20.11.2026', ...euro.slice(1)], ['20-11-26', ...yen.slice(1)]]),
  ),
  t(
    'dates as serial numbers',
    'a.xlsx',
    book([head, [46_346, ...euro.slice(1)], [46_346, ...yen.slice(1)]]),
  ),
  t(
    'dates as serial numbers in a CSV',
    'a.csv',
    csv([head, [46_346, ...euro.slice(1)], [46_346, ...yen.slice(1)]]),
  ),
  t('1904 dates', 'a.xlsx', sheets([sheet(good)], { dateSystem: '1904' })),
  t(
    '1904 serial numbers without a format',
    'a.xlsx',
    sheets([sheet([head, [44_884, ...euro.slice(1)], [44_884, ...yen.slice(1)]])], {
      dateSystem: '1904',
    }),
  ),
  t(
    'sums of binary floats',
    'a.xlsx',
    book([head, [...euro.slice(0, 4), 3.0 + 0.36, 3.1 + 0.34], yen]),
  ),
  t(
    'calculated formulas',
    'a.xlsx',
    book(good, {
      cells: new Map([
        ['1,4', { type: 'formula', formula: '3+0.36', value: 3.36, formulaResult: 3.36 }],
      ]),
    }),
  ),
  t('titles above', 'a.xlsx', book([['Cours du jour'], [], ...good])),
  t('notes below', 'a.xlsx', book([...good, [], ['Source : site de la banque']])),
  t('empty rows between', 'a.xlsx', book([head, euro, [], [null, null], yen])),
  t('the header again in the middle', 'a.xlsx', book([head, euro, head, yen])),
  t('columns in another order', 'a.xlsx', book([head, euro, yen].map((row) => [...row].reverse()))),
  t('no unit column', 'a.xlsx', book(good.map((row) => row.filter((_, index) => index !== 3)))),
  t(
    'the unit with the currency',
    'a.xlsx',
    book([head, euro, [today, 'BIAT', 'JPY', '1000 JPY', 18.24, 18.76]]),
  ),
  t(
    'the unit with a blank',
    'a.xlsx',
    book([head, euro, [today, 'BIAT', 'JPY', '1 000', 18.24, 18.76]]),
  ),
  t(
    'French names for codes',
    'a.xlsx',
    book([
      head,
      [today, 'BIAT', 'Euro', 1, 3.36, 3.44],
      [today, 'BIAT', 'Yen japonais', 1000, 18.24, 18.76],
    ]),
  ),
  t(
    'names beside codes',
    'a.xlsx',
    book([
      ['date', 'banque', 'monnaie', 'code', 'unité', 'achat', 'vente'],
      [today, 'BIAT', 'Euro', 'EUR', 1, 3.36, 3.44],
      [today, 'BIAT', 'Yen japonais', 'JPY', 1000, 18.24, 18.76],
    ]),
  ),
  t(
    'the bank’s full name',
    'a.xlsx',
    book([head, [today, 'Banque Internationale Arabe de Tunisie', ...euro.slice(2)], yen]),
  ),
  t(
    'the bank merged over its rows',
    'a.xlsx',
    book([head, euro, [today, null, ...yen.slice(2)]], {
      merges: [{ startRow: 1, endRow: 2, startCol: 1, endCol: 1 }],
    }),
  ),
  t(
    'the day merged over its rows',
    'a.xlsx',
    book([head, euro, [null, ...yen.slice(1)]], {
      merges: [{ startRow: 1, endRow: 2, startCol: 0, endCol: 0 }],
    }),
  ),
  t(
    'dinars written after the price',
    'a.xlsx',
    book([head, [...euro.slice(0, 4), '3,360 TND', '3,440 DT'], yen]),
  ),
  t('a hidden column', 'a.xlsx', book(good, { columns: [{}, {}, {}, { hidden: true }] })),
  t(
    'a hidden second sheet',
    'a.xlsx',
    sheets([sheet(good), { name: 'Vieux', hidden: true, rows: [[3.3]] }]),
  ),
  t(
    'a second sheet of notes',
    'a.xlsx',
    sheets([sheet(good), { name: 'Notes', rows: [['À vérifier']] }]),
  ),
  t('macros', 'a.xlsm', sheets([sheet(good)], { vbaProject: new Uint8Array(2000).fill(7) })),
  t('a row twice with the same prices', 'a.xlsx', book([...good, euro])),
  t(
    'a column of remarks without a title, empty',
    'a.xlsx',
    book(good.map((row) => [...row, null])),
  ),
  t('an upper-case file of commas', 'A.CSV', csv(texts).toUpperCase()),
  t(
    'UTF-16 with tabs',
    'a.txt',
    Buffer.from(`\ufeff${csv(texts).replaceAll(';', '\t')}`, 'utf16le'),
  ),
  t(
    'the day above the table',
    'a.xlsx',
    book([['Cours du 20 novembre 2026'], ...good.map((row) => row.slice(1))]),
  ),
  t(
    'the day and the bank in the file’s name',
    'BIAT 20-11-2026.xlsx',
    book(good.map((row) => row.slice(2))),
  ),
  t(
    'the bank above the table, with the day',
    'a.xlsx',
    book([['BIAT 20/11/2026'], ...good.map((row) => row.slice(2))]),
  ),
  t(
    'a page’s table pasted as text',
    'BIAT 2026-11-20.txt',
    'Monnaie\tCode\tUnité\tAchat\tVente\nEuro\tEUR\t1\t3,360\t3,440\nYen japonais\tJPY\t1 000\t18,240\t18,760\n',
  ),
  t(
    'a page’s table pasted in a workbook',
    'biat_2026-11-20.xlsx',
    book([
      ['Désignation', 'Sigle', 'Unité', 'Cours acheteur', 'Cours vendeur'],
      ['Euro', 'EUR', 1, 3.36, 3.44],
      ['Yen japonais', 'JPY', 1000, 18.24, 18.76],
    ]),
  ),
  t(
    'pasted names without codes',
    'BIAT 2026-11-20.txt',
    'Devise\tUnité\tAchat\tVente\nEURO\t1\t3.360\t3.440\nYEN JAPONAIS\t1000\t18.240\t18.760\n',
  ),
];

const across = [
  ['Banque', 'EUR', null, 'JPY', null],
  [null, 'Achat', 'Vente', 'Achat', 'Vente'],
  ['BIAT', 3.36, 3.44, 18.24, 18.76],
  ['STB', 3.365, 3.445, 18.26, 18.78],
];
const title = ['Cours du 20/11/2026'];

const matrices: readonly MistakenFile[] = [
  m('banks down, currencies across', book([title, ...across])),
  m(
    'banks down, merged currencies across',
    book([title, ...across], {
      merges: [
        { startRow: 1, endRow: 1, startCol: 1, endCol: 2 },
        { startRow: 1, endRow: 1, startCol: 3, endCol: 4 },
      ],
    }),
  ),
  m(
    'banks down, one title for each column',
    book([
      title,
      ['Banque', 'Achat EUR', 'Vente EUR', 'JPY achat (1000)', 'JPY vente (1000)'],
      ...across.slice(2),
    ]),
  ),
  m(
    'currencies down, banks across',
    book([
      title,
      ['Devise', 'Unité', 'BIAT', null, 'STB', null],
      [null, null, 'Achat', 'Vente', 'Achat', 'Vente'],
      ['EUR', 1, 3.36, 3.44, 3.365, 3.445],
      ['JPY', 1000, 18.24, 18.76, 18.26, 18.78],
    ]),
  ),
  m(
    'both prices in a cell',
    book([
      title,
      ['Banque', 'EUR', 'JPY'],
      ['BIAT', '3,360 / 3,440', '18,240 / 18,760'],
      ['STB', '3,365 / 3,445', '18,260 / 18,780'],
    ]),
  ),
  m('as text with tabs', `${title.join('')}\n${across.map((row) => row.join('\t')).join('\n')}\n`),
  m(
    'the day in a column',
    book([
      ['Date', 'Banque', 'EUR achat', 'EUR vente', 'JPY achat', 'JPY vente'],
      [today, ...(across[2] ?? [])],
      [today, ...(across[3] ?? [])],
    ]),
  ),
  {
    ...m(
      'a cell that is not quoted',
      book([title, ...across.slice(0, 3), ['STB', null, null, 18.26, 18.78]]),
    ),
    rows: without('2026-11-20_STBK_EUR'),
  },
  {
    ...m(
      'a dash where nothing is quoted',
      book([title, ...across.slice(0, 3), ['STB', '-', '–', 18.26, 18.78]]),
    ),
    rows: without('2026-11-20_STBK_EUR'),
  },
  r(
    'a matrix without the sales',
    'm.xlsx',
    book([title, ['Banque', 'Achat EUR', 'Achat USD'], ['BIAT', 3.36, 2.877]]),
    'n’a pas de colonne de vente : ajoutez-la à côté.',
  ),
  r(
    'a matrix of single prices',
    'm.xlsx',
    book([title, ['Banque', 'EUR', 'USD'], ['BIAT', 3.36, 2.877]]),
    "n'a pas de colonne « vente »",
  ),
  r(
    'a matrix with an unknown bank',
    'm.xlsx',
    book([title, ...across, ['Banque X', 3.36, 3.44, 18.24, 18.76]]),
    "« Banque X » n'est pas une banque connue",
  ),
  r(
    'a matrix with one side of a pair',
    'm.xlsx',
    book([title, ...across.slice(0, 3), ['STB', 3.365, null, 18.26, 18.78]]),
    'rien n’est donné',
  ),
  r(
    'a matrix with the sides exchanged',
    'm.xlsx',
    book([title, across[0] ?? [], [null, 'Vente', 'Achat', 'Vente', 'Achat'], ...across.slice(2)]),
    'les colonnes sont-elles inversées ?',
  ),
];

/** Files that could be right; a person has to look at what was understood. */
const doubtful: readonly MistakenFile[] = [
  d(
    'without any day',
    'BIAT.xlsx',
    book(good.map((row) => row.slice(2))),
    'Aucun jour dans le fichier : ces cours seront ceux du vendredi 20 novembre 2026.',
  ),
  d(
    'pasted without a header',
    'BIAT 2026-11-20.txt',
    'Euro\tEUR\t1\t3,360\t3,440\nYen japonais\tJPY\t1000\t18,240\t18,760\n',
    'l’achat est pris pour le plus bas des deux prix',
  ),
  d(
    'pasted without a header, the sale first',
    'BIAT 2026-11-20.txt',
    'Euro\tEUR\t1\t3,440\t3,360\nYen japonais\tJPY\t1000\t18,760\t18,240\n',
    'l’achat est pris pour le plus bas des deux prix',
  ),
  {
    ...d(
      'last week’s list, filled with today’s prices',
      'a.xlsx',
      book([head, [new Date('2026-11-13T00:00:00Z'), ...euro.slice(1)]]),
      'Le jour 2026-11-13 est passé',
    ),
    rows: { '2026-11-13_BIAT_EUR': [3.36, 3.44] },
  },
  {
    ...d(
      'yesterday’s list, filled with today’s prices',
      'a.xlsx',
      book([head, [new Date('2026-11-19T00:00:00Z'), ...euro.slice(1)]]),
      'sa ligne est déjà publiée',
    ),
    rows: { '2026-11-19_BIAT_EUR': [3.36, 3.44] },
  },
  {
    ...d(
      'a day of last year',
      'a.csv',
      csv([head, ['20/11/2025', ...euro.slice(1)]]),
      'le fichier est-il du bon jour ?',
    ),
    rows: { '2025-11-20_BIAT_EUR': [3.36, 3.44] },
  },
];

const html =
  '<!doctype html><html><head><title>Connexion</title></head><body><form>Mot de passe</form></body></html>';

/** Files that hold something else than what was meant. */
const refused: readonly MistakenFile[] = [
  r('empty', 'a.csv', '', 'est vide'),
  r('an empty workbook', 'a.xlsx', book([[]]), 'ne contient aucun cours'),
  r('a workbook of titles alone', 'a.xlsx', book([head]), 'ne contient aucun cours'),
  r(
    'two filled sheets',
    'a.xlsx',
    sheets([sheet(good), { ...sheet(good), name: 'Hier' }]),
    'gardez-en une, ou déposez-les une par une',
  ),
  r(
    'every sheet hidden but an empty one',
    'a.xlsx',
    sheets([
      { name: 'A', rows: [['vide']] },
      { ...sheet(good), name: 'B', hidden: true },
    ]),
    'ne contient aucun cours',
  ),
  r(
    'a hidden row',
    'a.xlsx',
    book(good, { rowDefs: new Map([[2, { hidden: true }]]) }),
    'la ligne est masquée ; affichez-la',
  ),
  r(
    'a password',
    'a.xlsx',
    sheets([sheet(good)], { encryption: { password: 'secret', spinCount: 100 } }),
    'enregistrez-le sans mot de passe',
  ),
  r(
    'an old .xls',
    'a.xls',
    Buffer.from('d0cf11e0a1b11ae10000000000000000', 'hex'),
    '« Enregistrer sous », type .xlsx',
  ),
  r('a bomb', 'a.xlsx', bomb(), 'copiez le tableau seul dans un classeur neuf'),
  r('a bomb that claims to be small', 'a.xlsx', lyingBomb(), 'le tableur'),
  r(
    'a cell in the last corner',
    'a.xlsx',
    edited(book(good), (xml) =>
      xml.replace(
        '</sheetData>',
        '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>',
      ),
    ),
    'copiez le tableau seul dans un classeur neuf',
  ),
  r('a cut workbook', 'a.xlsx', cut(book(good)), 'est abîmé ou incomplet'),
  r(
    'a document type in its parts',
    'a.xlsx',
    edited(book(good), (xml) =>
      xml.replace('<worksheet', '<!DOCTYPE x [<!ENTITY a "b">]><worksheet'),
    ),
    'copiez le tableau dans un classeur neuf',
  ),
  r(
    'a zipped CSV',
    'a.zip',
    zip({ 'cours.csv': new Uint8Array(Buffer.from(csv(texts))) }),
    'déposez le classeur lui-même',
  ),
  r(
    'a text document',
    'a.docx',
    zip({ 'word/document.xml': new Uint8Array(10) }),
    'pas un classeur',
  ),
  r('9 MB', 'a.csv', csv(texts) + ';'.repeat(9_000_000), 'a plus de 8 Mo'),
  r('2 MB', 'a.csv', csv(texts) + ';'.repeat(2_000_000), 'a plus de 1 Mo'),
  r(
    'a PNG',
    'a.png',
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
    'une image : recopiez les cours',
  ),
  r(
    'a photograph named .xlsx',
    'a.xlsx',
    Buffer.from('ffd8ffe000104a464946', 'hex'),
    'une image : recopiez les cours',
  ),
  r(
    'a HEIC photograph',
    'a.heic',
    Buffer.from('000000186674797068656963', 'hex'),
    'une image : recopiez',
  ),
  r('a WebP', 'a.webp', Buffer.from('524946460000000057454250', 'hex'), 'une image : recopiez'),
  r('a PDF', 'a.pdf', '%PDF-1.7\n', 'un PDF : recopiez les cours dans le formulaire du jour'),
  r('an RTF', 'a.rtf', '{\\rtf1 EUR 3,36}', 'collez le tableau dans un classeur'),
  r('a RAR', 'a.rar', Buffer.from('526172211a0700', 'hex'), 'déposez le fichier qu’elle contient'),
  r(
    'binary noise',
    'a.bin',
    Buffer.from([1, 2, 0, 0, 9, 0, 0, 4]),
    'n’est pas un fichier de cours',
  ),
  r('a login page', 'BIAT.html', html, 'BIAT'),
  r(
    'columns exchanged',
    'a.xlsx',
    book([['date', 'banque', 'devise', 'unité', 'vente', 'achat'], euro, yen]),
    'les colonnes sont-elles inversées ?',
  ),
  r(
    'unit and purchase exchanged',
    'a.xlsx',
    book([['date', 'banque', 'devise', 'achat', 'unité', 'vente'], euro]),
    "l'unité doit être 1, 10, 100, 1000",
  ),
  r(
    'day and bank exchanged',
    'a.xlsx',
    book([['banque', 'date', ...head.slice(2)], euro]),
    "n'est pas un jour",
  ),
  r(
    'purchase twice for sale',
    'a.xlsx',
    book([['date', 'banque', 'devise', 'unité', 'achat', 'achat'], euro]),
    'disent la même chose',
  ),
  r(
    'a decimal sign lost',
    'a.xlsx',
    book([head, [...euro.slice(0, 4), 3360, 3440]]),
    'colonne achat/vente',
  ),
  r(
    'a blank for the decimal sign',
    'a.csv',
    csv([head, [...(texts[1]?.slice(0, 4) ?? []), '3 360', '3 440']]),
    'colonne achat/vente',
  ),
  r(
    'both signs in a number',
    'a.csv',
    csv([head, [...(texts[1]?.slice(0, 4) ?? []), '3.360,5', '3,440']]),
    "n'est pas un cours",
  ),
  r(
    'an apostrophe in a number',
    'a.csv',
    csv([head, [...(texts[1]?.slice(0, 4) ?? []), '3’360', '3,440']]),
    "n'est pas un cours",
  ),
  r(
    'a price that became a month',
    'a.xlsx',
    book([head, [...euro.slice(0, 4), new Date('1936-03-01T00:00:00Z'), 3.44]]),
    'tapez une virgule',
  ),
  r(
    'a price that became a percentage',
    'a.xlsx',
    book([head, [...euro.slice(0, 4), '336%', 3.44]]),
    "n'est pas un cours",
  ),
  r(
    'a broken reference',
    'a.xlsx',
    book([head, [...euro.slice(0, 4), '#REF!', 3.44]]),
    'est une erreur du tableur',
  ),
  r(
    'a price in words',
    'a.xlsx',
    book([head, [...euro.slice(0, 4), 'sur demande', 3.44]]),
    "n'est pas un cours",
  ),
  r(
    'a truth value for a price',
    'a.xlsx',
    book([head, [...euro.slice(0, 4), true, 3.44]]),
    "n'est pas un cours",
  ),
  r(
    'a formula that was never calculated',
    'a.xlsx',
    edited(book(good), (xml) => xml.replace('<v>3.36</v>', '<f>3+0.36</f>')),
    'ouvrez le classeur dans le tableur',
  ),
  r(
    'a price merged over both sides',
    'a.xlsx',
    book([head, [...euro.slice(0, 4), 3.4, null]], {
      merges: [{ startRow: 1, endRow: 1, startCol: 4, endCol: 5 }],
    }),
    "n'a pas de colonne « vente »",
  ),
  r(
    'a price merged over two currencies',
    'a.xlsx',
    book([head, euro, [today, 'BIAT', 'CHF', 1, null, 3.76]], {
      merges: [{ startRow: 1, endRow: 2, startCol: 4, endCol: 4 }],
    }),
    'colonne achat : rien n’est donné',
  ),
  r(
    'a bank twice with other prices',
    'a.xlsx',
    book([head, euro, [today, 'BIAT', 'EUR', 1, 3.361, 3.441]]),
    'a déjà d’autres valeurs plus haut',
  ),
  r(
    'an unknown bank',
    'a.xlsx',
    book([head, [today, 'BIAT2', ...euro.slice(2)]]),
    "n'est pas une banque connue",
  ),
  r(
    'an unknown currency',
    'a.xlsx',
    book([head, [today, 'BIAT', 'EUO', 1, 3.36, 3.44]]),
    "n'est pas une devise étrangère connue",
  ),
  r(
    'the dinar as a currency',
    'a.xlsx',
    book([head, [today, 'BIAT', 'TND', 1, 1, 1]]),
    "n'est pas une devise étrangère connue",
  ),
  r(
    'a code that is not the name’s',
    'a.xlsx',
    book([
      ['date', 'banque', 'monnaie', 'code', 'achat', 'vente'],
      [today, 'BIAT', 'Dollar US', 'EUR', 3.36, 3.44],
    ]),
    'le nom est celui de USD',
  ),
  r(
    'the unit of another row',
    'a.xlsx',
    book([head, [today, 'BIAT', 'JPY', 1, 18.24, 18.76]]),
    'colonne achat/vente',
  ),
  r(
    'a unit of 100 for 1000',
    'a.xlsx',
    book([head, [today, 'BIAT', 'JPY', 100, 18.24, 18.76]]),
    'colonne achat/vente',
  ),
  r(
    'a day that does not exist',
    'a.csv',
    csv([head, ['31/02/2026', ...euro.slice(1)]]),
    "n'est pas un jour",
  ),
  r(
    'a day in American order',
    'a.csv',
    csv([head, ['11/20/2026', ...euro.slice(1)]]),
    "n'est pas un jour",
  ),
  r(
    'tomorrow',
    'a.xlsx',
    book([head, [new Date('2026-11-21T00:00:00Z'), ...euro.slice(1)]]),
    'n’est pas encore venu',
  ),
  r('next year', 'a.csv', csv([head, ['20/11/2027', ...euro.slice(1)]]), 'n’est pas encore venu'),
  r(
    'no day in one row',
    'a.xlsx',
    book([head, euro, [null, ...yen.slice(1)]]),
    'colonne date : rien n’est donné',
  ),
  r(
    'no bank anywhere',
    'cours.xlsx',
    book(good.map((row) => [row[0] ?? null, ...row.slice(2)])),
    'nommez le fichier comme la banque',
  ),
  r(
    'two days above the table',
    'a.xlsx',
    book([['Du 19/11/2026 au 20/11/2026'], ...good.map((row) => row.slice(1))]),
    'nomme plusieurs jours',
  ),
  r(
    'another bank’s name above than in the file’s name',
    'BIAT.xlsx',
    book([['STB 20/11/2026'], ...good.map((row) => row.slice(2))]),
    'nomme plusieurs banques',
  ),
  r(
    'another day above than in the file’s name',
    'BIAT 19-11-2026.xlsx',
    book([['Cours du 20/11/2026'], ...good.map((row) => row.slice(2))]),
    'nomme plusieurs jours',
  ),
  r(
    'last week’s form',
    'formulaire.xlsx',
    book([['Formulaire du vendredi 13 novembre 2026'], ...good.map((row) => row.slice(1))]),
    'prenez celui du jour, dans imports/template',
  ),
  r(
    'today’s form without a price',
    'formulaire.xlsx',
    book([
      ['Formulaire du vendredi 20 novembre 2026'],
      head.slice(1),
      ['BIAT', 'EUR', 1, null, null],
    ]),
    'tapez des cours dans achat et vente',
  ),
  r(
    'an unknown column',
    'a.xlsx',
    book([
      [...head, 'variation'],
      [...euro, 0.1],
    ]),
    "la colonne « variation » n'est pas connue",
  ),
  r(
    'a column of prices without a title',
    'a.xlsx',
    book([
      [...head, null],
      [...euro, 3.45],
    ]),
    "n'a pas de titre",
  ),
  r('rates above the titles', 'a.csv', csv([euro.map(String), head, yen]), 'mettez-le dessous'),
  w(
    'yesterday’s prices of the whole market, 8 % higher',
    'a.xlsx',
    book([head, [...euro.slice(0, 4), 3.63, 3.72]]),
    'à plus de 5 %',
  ),
  w(
    'one price of another currency',
    'a.xlsx',
    book([head, [...euro.slice(0, 4), 3.87, 3.98]]),
    'à plus de 5 %',
  ),
  r(
    'a negative price',
    'a.xlsx',
    book([head, [...euro.slice(0, 4), -3.36, 3.44]]),
    "n'est pas un cours",
  ),
  r('a price of 0', 'a.xlsx', book([head, [...euro.slice(0, 4), 0, 3.44]]), 'au-dessus de 0'),
  r(
    'one row cut short',
    'a.csv',
    `${csv([head, euro.map((cell) => (cell instanceof Date ? day : cell))])}20/11/2026;BIAT;JPY\r\n`,
    "la ligne a 3 champs et l'en-tête 6",
  ),
  r(
    'the central bank with two prices',
    'a.xlsx',
    book([head, [today, 'BCT', 'EUR', 1, 3.36, 3.44]]),
    'la banque centrale a un cours moyen',
  ),
];

/** Every file, each with what must become of it. */
export const mistakenFiles: readonly MistakenFile[] = [
  ...taken,
  ...matrices,
  ...doubtful,
  ...refused,
];

function t(what: string, name: string, content: MistakenFile['content']): MistakenFile {
  return { what, name, content, status: 'pris', rows: both };
}

function m(what: string, content: MistakenFile['content']): MistakenFile {
  const name = typeof content === 'string' ? 'm.txt' : 'm.xlsx';
  return { what: `a matrix of ${what}`, name, content, status: 'pris', rows: four };
}

function d(
  what: string,
  name: string,
  content: MistakenFile['content'],
  says: string,
): MistakenFile {
  return { what, name, content, status: 'à confirmer', says, rows: both };
}

function r(
  what: string,
  name: string,
  content: MistakenFile['content'],
  says: string,
): MistakenFile {
  return { what, name, content, status: 'refusé', says, rows: {} };
}

function w(
  what: string,
  name: string,
  content: MistakenFile['content'],
  says: string,
): MistakenFile {
  return { ...d(what, name, content, says), isWrong: true, rows: {} };
}

function without(id: keyof typeof four) {
  return Object.fromEntries(Object.entries(four).filter(([key]) => key !== id));
}

async function cut(content: Promise<Uint8Array>): Promise<Uint8Array> {
  return (await content).slice(0, 3000);
}
