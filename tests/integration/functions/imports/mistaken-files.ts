import {
  alone,
  bombs,
  book,
  csv,
  edited,
  euro,
  euroWith,
  from,
  good,
  head,
  merged,
  mistyped,
  ods,
  sheet,
  sheets,
  today,
  typed,
  yen,
  yenWith,
  zip,
} from './file-builders.ts';

type Status = 'pris' | 'refusé' | 'à confirmer';
type Content = string | Uint8Array | Promise<Uint8Array>;
type Prices = Readonly<Record<string, readonly [purchase: number, sale: number]>>;

/** The outcome of a file: its status, and words of its answer or its lines. */
export interface MistakenFile {
  readonly what: string;
  readonly name: string;
  readonly content: Content;
  readonly status: Status;
  readonly says: string;
  /** Whether the person who looks at it finds it wrong, and does not approve it. */
  readonly isWrong: boolean;
  /** The rows that may be stored, once confirmed if need be. */
  readonly rows: Prices;
}

/** What was done, the file, what is said of it, and what differs from the other files of its list. */
type Case = readonly [
  what: string,
  content: Content,
  says?: string,
  more?: Partial<Pick<MistakenFile, 'name' | 'isWrong' | 'rows'>>,
];

const both = {
  '2026-11-20_BIAT_EUR': [3.36, 3.44],
  '2026-11-20_BIAT_JPY': [0.01824, 0.01876],
} as const;
const { honest, lying } = bombs();
const yenOfStb = { '2026-11-20_STBK_JPY': [0.01826, 0.01878] } as const;
const four = { ...both, ...yenOfStb, '2026-11-20_STBK_EUR': [3.365, 3.445] } as const;

const texts = [
  head,
  ['20/11/2026', 'BIAT', 'EUR', '1', '3,360', '3,440'],
  ['20/11/2026', 'BIAT', 'JPY', '1000', '18,240', '18,760'],
];
const dated = (first: string | number, second: string | number) => [
  head,
  euroWith({ date: first }),
  yenWith({ date: second }),
];
const pasted = 'Euro\tEUR\t1\t3,360\t3,440\nYen japonais\tJPY\t1 000\t18,240\t18,760\n';
const named = (euros: string, yens: string) =>
  book([head, euroWith({ devise: euros }), yenWith({ devise: yens })]);
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const of = (iso: string) => new Date(`${iso}T00:00:00Z`);

/** Files that hold what was meant, in whatever way. */
const taken: readonly Case[] = [
  ['a workbook', book(good)],
  ['a workbook named .csv', book(good), '', { name: 'a.csv' }],
  ['a CSV named .xlsx', csv(texts), '', { name: 'a.xlsx' }],
  ['an ODS', ods(good)],
  ['numbers as text, with commas', book(texts)],
  ['points and commas mixed', mistyped({ achat: '3.360', vente: '3,440' })],
  [
    'blanks around everything',
    mistyped({ banque: ' biat ', devise: ' eur ', achat: ' 3,360 ', vente: '\u00a03,440' }),
  ],
  ['dates as text', book(dated('20/11/2026', '2026-11-20'))],
  ['dates as serial numbers', book(dated(46_346, 46_346))],
  ['dates as serial numbers in a CSV', csv(dated(46_346, 46_346))],
  ['1904 dates', sheets([sheet(good)], { dateSystem: '1904' })],
  [
    '1904 serial numbers without a format',
    sheets([sheet(dated(44_884, 44_884))], { dateSystem: '1904' }),
  ],
  ['sums of binary floats', mistyped({ achat: 3.0 + 0.36, vente: 3.1 + 0.34 })],
  [
    'calculated formulas',
    book(good, {
      cells: new Map([
        ['1,4', { type: 'formula', formula: '3+0.36', value: 3.36, formulaResult: 3.36 }],
      ]),
    }),
  ],
  ['titles above', book([['Cours du jour'], [], ...good])],
  ['notes below', book([...good, [], ['Source : site de la banque']])],
  ['empty rows between', book([head, euro, [], [null, null], yen])],
  ['the header again in the middle', book([head, euro, head, yen])],
  ['no unit column', book(good.map((row) => row.filter((_, index) => index !== 3)))],
  ['the unit with the currency', book([head, euro, yenWith({ unité: '1000 JPY' })])],
  ['French names for codes', named('Euro', 'Yen japonais')],
  [
    'names beside codes',
    book([
      ['nom', ...head],
      ['Euro', ...euro],
      ['Yen japonais', ...yen],
    ]),
  ],
  ['the bank’s full name', mistyped({ banque: 'Banque Internationale Arabe de Tunisie' })],
  [
    'the bank merged over its rows',
    book([head, euro, yenWith({ banque: null })], { merges: [merged(1, 2, 1, 1)] }),
  ],
  [
    'the day merged over its rows',
    book([head, euro, yenWith({ date: null })], { merges: [merged(1, 2, 0, 0)] }),
  ],
  ['dinars written after the price', mistyped({ achat: '3,360 TND', vente: '3,440 DT' })],
  ['a hidden column', book(good, { columns: [{}, {}, {}, { hidden: true }] })],
  ['a hidden second sheet', sheets([sheet(good), { name: 'Vieux', hidden: true, rows: [[3.3]] }])],
  ['a second sheet of notes', sheets([sheet(good), { name: 'Notes', rows: [['À vérifier']] }])],
  ['macros', sheets([sheet(good)], { vbaProject: new Uint8Array(2000).fill(7) })],
  ['a row twice with the same prices', book([...good, euro])],
  ['an upper-case file of commas', csv(texts).toUpperCase(), '', { name: 'A.CSV' }],
  ['UTF-16 with tabs', Buffer.from(`\ufeff${csv(texts).replaceAll(';', '\t')}`, 'utf16le')],
  ['the day above the table', book([['Cours du 20 novembre 2026'], ...from(1)])],
  ['the day and the bank in the file’s name', book(from(2)), '', { name: 'BIAT 20-11-2026.xlsx' }],
  ['the bank above the table, with the day', book([['BIAT 20/11/2026'], ...from(2)])],
  [
    'a page’s table pasted as text',
    `Monnaie\tCode\tUnité\tAchat\tVente\n${pasted}`,
    '',
    { name: 'BIAT 2026-11-20.txt' },
  ],
  [
    'a page’s table pasted in a workbook',
    book([
      ['Désignation', 'Sigle', 'Unité', 'Cours acheteur', 'Cours vendeur'],
      ['Euro', ...euro.slice(2)],
      ['Yen japonais', ...yen.slice(2)],
    ]),
    '',
    { name: 'biat_2026-11-20.xlsx' },
  ],
  [
    'pasted names without codes',
    'Devise\tUnité\tAchat\tVente\nEURO\t1\t3.360\t3.440\nYEN JAPONAIS\t1000\t18.240\t18.760\n',
    '',
    { name: 'BIAT 2026-11-20.txt' },
  ],
  ['line ends of an old Mac', csv(texts).replaceAll('\r\n', '\r')],
  ['digits of Arabic', csv(texts).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')],
  ['marks of direction', mistyped({ banque: '\u200fBIAT\u200f', achat: '\u200e3,360' })],
  ['dinars in Arabic, or before', mistyped({ achat: '3,360 د.ت', vente: 'DT 3,440' })],
  ['dinars and no unit', book([head, euro, yenWith({ unité: null, achat: '18,240 TND' })])],
  ['dinars in the titles', csv(texts).replace('achat;vente', 'Achat (TND);Ventes billets')],
  ['an hour beside the day', book(dated('20/11/2026 08:30', 46_346.354))],
  ['a sign beside the currency', named('Euro (€)', '🇯🇵 JPY')],
  ['a title over the prices', book([[null, null, null, null, 'Billets'], ...good])],
  ['a table in the middle of the sheet', book([[], ...good.map((row) => [null, ...row])])],
];

const title = ['Cours du 20/11/2026'];
const currencies = ['Banque', 'EUR', null, 'JPY', null];
const sides = [null, 'Achat', 'Vente', 'Achat', 'Vente'];
const biat = ['BIAT', 3.36, 3.44, 18.24, 18.76];
const stb = ['STB', 3.365, 3.445, 18.26, 18.78];
const across = [title, currencies, sides, biat, stb];

const matrices: readonly Case[] = [
  ['a matrix of banks and currencies', book(across)],
  [
    'a matrix of merged currencies',
    book(across, { merges: [merged(1, 1, 1, 2), merged(1, 1, 3, 4)] }),
  ],
  [
    'a matrix with one title for each column',
    book([
      title,
      ['Banque', 'Achat EUR', 'Vente EUR', 'JPY achat (1000)', 'JPY vente (1000)'],
      biat,
      stb,
    ]),
  ],
  [
    'a matrix of currencies and banks',
    book([
      title,
      ['Devise', 'Unité', 'BIAT', null, 'STB', null],
      [null, ...sides],
      ['EUR', 1, 3.36, 3.44, 3.365, 3.445],
      ['JPY', 1000, 18.24, 18.76, 18.26, 18.78],
    ]),
  ],
  [
    'a matrix of both prices in a cell',
    book([
      title,
      ['Banque', 'EUR', 'JPY'],
      ['BIAT', '3,360 / 3,440', '18,240 / 18,760'],
      ['STB', '3,365 / 3,445', '18,260 / 18,780'],
    ]),
  ],
  ['a matrix as text with tabs', across.map((row) => row.join('\t')).join('\n')],
  [
    'a matrix with the day in a column',
    book([
      ['Date', 'Banque', 'EUR achat', 'EUR vente', 'JPY achat', 'JPY vente'],
      [today, ...biat],
      [today, ...stb],
    ]),
  ],
  [
    'a matrix with a cell that is not quoted',
    book([title, currencies, sides, biat, ['STB', null, null, 18.26, 18.78]]),
    '',
    { rows: { ...both, ...yenOfStb } },
  ],
  [
    'a matrix with a dash where nothing is quoted',
    book([title, currencies, sides, biat, ['STB', '-', '–', 18.26, 18.78]]),
    '',
    { rows: { ...both, ...yenOfStb } },
  ],
];

/** Files that could be right; a person has to look at what was understood. */
const doubtful: readonly Case[] = [
  [
    'without any day',
    book(from(2)),
    'Aucun jour dans le fichier : ces cours seront ceux du vendredi 20 novembre 2026.',
    { name: 'BIAT.xlsx' },
  ],
  [
    'pasted without a header',
    pasted,
    'l’achat est pris pour le plus bas des deux prix',
    { name: 'BIAT 2026-11-20.txt' },
  ],
  [
    'pasted without a header, the sale first',
    'Euro\tEUR\t1\t3,440\t3,360\nYen japonais\tJPY\t1000\t18,760\t18,240\n',
    'l’achat est pris pour le plus bas des deux prix',
    { name: 'BIAT 2026-11-20.txt' },
  ],
  [
    'titles in Arabic, and a bank and a day other than the name’s',
    csv([['التاريخ', 'البنك', 'العملة', 'الوحدة', 'شراء', 'بيع'], ...texts.slice(1)]),
    '2026-11-20, BIAT, EUR : achat 3,360, vente 3,440',
    { name: 'STB 19-11-2026.csv' },
  ],
  [
    'last week’s list, filled with today’s prices',
    alone({ date: of('2026-11-13') }),
    'Le jour 2026-11-13 est passé',
    { rows: { '2026-11-13_BIAT_EUR': [3.36, 3.44] } },
  ],
  [
    'yesterday’s list, filled with today’s prices',
    alone({ date: of('2026-11-19') }),
    'sa ligne est déjà publiée',
    { rows: { '2026-11-19_BIAT_EUR': [3.36, 3.44] } },
  ],
  [
    'a day of last year',
    typed({ date: '20/11/2025' }),
    'le fichier est-il du bon jour ?',
    { rows: { '2025-11-20_BIAT_EUR': [3.36, 3.44] } },
  ],
  [
    'prices of the whole market, 8 % higher',
    alone({ achat: 3.63, vente: 3.72 }),
    'à plus de 5 %',
    { isWrong: true },
  ],
  [
    'one price of another currency',
    alone({ achat: 3.87, vente: 3.98 }),
    'à plus de 5 %',
    { isWrong: true },
  ],
];

const signIn =
  '<!doctype html><html><head><title>Connexion</title></head><body><form>Mot de passe</form></body></html>';
const addCell = '</sheetData>';
const lastCorner = `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>${addCell}`;
const doctype = '<!DOCTYPE x [<!ENTITY a "b">]><worksheet';
const encryption = { password: 'secret', spinCount: 100 };
const formOf = (day: string) => [`Formulaire du vendredi ${day} novembre 2026`];
const columnsNamed = (...names: string[]) => book([names, euro]);
const again = 'copiez le tableau seul dans un classeur neuf';
const isPicture = 'une image : recopiez les cours';
const noUnit = "l'unité doit être 1, 10, 100, 1000";
const exchanged = 'les colonnes sont-elles inversées ?';
const noCurrency = "n'est pas une devise étrangère connue";
const noRate = "n'est pas un cours";
const noDay = "n'est pas un jour";
const noFile = 'n’est pas un fichier de cours : déposez un classeur';
const yesterday = { ...sheet(dated('19/11/2026', '19/11/2026')), name: 'Hier' };
const turned = head.map((_, place) => good.map((row) => row[place] ?? null));
const wrongRate = 'colonne achat/vente';

/** Files that hold something else than what was meant. */
const refused: readonly Case[] = [
  ['empty', '', 'est vide'],
  ['an empty workbook', book([[]]), 'ne contient aucun cours'],
  ['a workbook of titles alone', book([head]), 'ne contient aucun cours'],
  [
    'two filled sheets',
    sheets([sheet(good), { ...sheet(good), name: 'Hier' }]),
    'gardez-en une, ou déposez-les une par une',
  ],
  [
    'every sheet hidden but an empty one',
    sheets([
      { name: 'A', rows: [['vide']] },
      { ...sheet(good), name: 'B', hidden: true },
    ]),
    'ne contient aucun cours',
  ],
  [
    'a hidden row',
    book(good, { rowDefs: new Map([[2, { hidden: true }]]) }),
    'la ligne est masquée ; affichez-la',
  ],
  ['a password', sheets([sheet(good)], { encryption }), 'enregistrez-le sans mot de passe'],
  ['an old .xls', bytes('d0cf11e0a1b11ae10000000000000000'), '« Enregistrer sous », type .xlsx'],
  ['a bomb', honest, again],
  ['a bomb that claims to be small', lying, 'le tableur'],
  ['a cell in the last corner', edited(book(good), addCell, lastCorner), again],
  ['a cut workbook', cut(book(good)), 'est abîmé ou incomplet'],
  [
    'a document type in its parts',
    edited(book(good), '<worksheet', doctype),
    'copiez le tableau dans un classeur neuf',
  ],
  ['a zipped CSV', zip({ 'cours.csv': Buffer.from(csv(texts)) }), 'déposez le classeur lui-même'],
  ['a text document', zip({ 'word/document.xml': new Uint8Array(10) }), 'pas un classeur'],
  ['9 MB', csv(texts) + ';'.repeat(9_000_000), 'a plus de 8 Mo'],
  ['2 MB', csv(texts) + ';'.repeat(2_000_000), 'a plus de 1 Mo'],
  ['a PNG', bytes('89504e470d0a1a0a0000000d'), isPicture],
  ['a photograph named .xlsx', bytes('ffd8ffe000104a464946'), isPicture, { name: 'a.xlsx' }],
  ['a HEIC photograph', bytes('000000186674797068656963'), isPicture],
  ['a WebP', bytes('524946460000000057454250'), isPicture],
  ['a PDF', '%PDF-1.7\n', 'un PDF : recopiez les cours dans le formulaire du jour'],
  ['an RTF', '{\\rtf1 EUR 3,36}', 'collez le tableau dans un classeur'],
  ['a RAR', bytes('526172211a0700'), 'déposez le fichier qu’elle contient'],
  ['binary noise', bytes('0102000009000004'), noFile],
  ['a login page', signIn, 'BIAT', { name: 'BIAT.html' }],
  [
    'columns exchanged',
    book([['date', 'banque', 'devise', 'unité', 'vente', 'achat'], euro, yen]),
    exchanged,
  ],
  [
    'unit and purchase exchanged',
    columnsNamed('date', 'banque', 'devise', 'achat', 'unité', 'vente'),
    noUnit,
  ],
  [
    'day and bank exchanged',
    columnsNamed('banque', 'date', 'devise', 'unité', 'achat', 'vente'),
    noDay,
  ],
  ['a decimal sign lost', alone({ achat: 3360, vente: 3440 }), wrongRate],
  ['a blank for the decimal sign', typed({ achat: '3 360', vente: '3 440' }), wrongRate],
  ['both signs in a number', typed({ achat: '3.360,5' }), noRate],
  ['an apostrophe in a number', typed({ achat: '3’360' }), noRate],
  ['a price that became a month', alone({ achat: of('1936-03-01') }), 'tapez une virgule'],
  ['a price that became a percentage', alone({ achat: '336%' }), noRate],
  ['a broken reference', alone({ achat: '#REF!' }), 'est une erreur du tableur'],
  ['a price in words', alone({ achat: 'sur demande' }), noRate],
  ['a truth value for a price', alone({ achat: true }), noRate],
  [
    'a formula that was never calculated',
    edited(book(good), '<v>3.36</v>', '<f>3+0.36</f>'),
    'ouvrez le classeur dans le tableur',
  ],
  [
    'a price merged over both sides',
    book([head, euroWith({ achat: 3.4, vente: null })], { merges: [merged(1, 1, 4, 5)] }),
    "n'a pas de colonne « vente »",
  ],
  [
    'a price merged over two currencies',
    book([head, euro, euroWith({ devise: 'CHF', achat: null, vente: 3.76 })], {
      merges: [merged(1, 2, 4, 4)],
    }),
    'colonne achat : rien n’est donné',
  ],
  [
    'a bank twice with other prices',
    book([head, euro, euroWith({ achat: 3.361, vente: 3.441 })]),
    'a déjà d’autres valeurs plus haut',
  ],
  ['an unknown currency', alone({ devise: 'EUO' }), noCurrency],
  [
    'a code that is not the name’s',
    book([
      ['nom', ...head],
      ['Dollar US', ...euro],
    ]),
    'le nom est celui de USD',
  ],
  ['the unit of another row', book([head, yenWith({ unité: 1 })]), wrongRate],
  ['a unit of 100 for 1000', book([head, yenWith({ unité: 100 })]), wrongRate],
  ['tomorrow', alone({ date: of('2026-11-21') }), 'n’est pas encore venu'],
  ['next year', typed({ date: '20/11/2027' }), 'n’est pas encore venu'],
  [
    'no day in one row',
    book([head, euro, yenWith({ date: null })]),
    'colonne date : rien n’est donné',
  ],
  [
    'no bank anywhere',
    book(good.map(([date = null, , ...rest]) => [date, ...rest])),
    'nommez le fichier comme la banque',
    { name: 'cours.xlsx' },
  ],
  [
    'two days above the table',
    book([['Du 19/11/2026 au 20/11/2026'], ...from(1)]),
    'nomme plusieurs jours',
  ],
  [
    'another bank’s name above than in the file’s name',
    book([['STB 20/11/2026'], ...from(2)]),
    'nomme plusieurs banques',
    { name: 'BIAT.xlsx' },
  ],
  [
    'another day above than in the file’s name',
    book([title, ...from(2)]),
    'nomme plusieurs jours',
    { name: 'BIAT 19-11-2026.xlsx' },
  ],
  [
    'last week’s form',
    book([formOf('13'), ...from(1)]),
    'prenez celui du jour, dans imports/template',
  ],
  [
    'today’s form without a price',
    book([formOf('20'), head.slice(1), ['BIAT', 'EUR', 1, null, null]]),
    'tapez des cours dans achat et vente',
  ],
  ['a price of 0', alone({ achat: 0 }), 'au-dessus de 0'],
  ['yesterday’s sheet before today’s', sheets([yesterday, sheet(good)]), 'gardez-en une'],
  ['two rows of titles', book([['date', 'Cours'], [null, 'achat', 'vente'], euro]), '« Cours »'],
  ['a row of totals', book([...good, ['Total', null, null, null, 21.6, 22.2]]), noDay],
  ['a row of means', book([...good, euroWith({ devise: 'Moyenne' })]), noCurrency],
  ['a price in euros', alone({ achat: '3,360 €' }), noRate],
  ['two prices in a cell', alone({ achat: '3,350-3,360' }), noRate],
  ['rows turned to columns', book(turned), "la colonne « 2026-11-20 » n'est pas connue"],
  ['a day without its year', typed({ date: '20/11' }), noDay],
  ['two banks in a cell', alone({ banque: 'BIAT/STB' }), "n'est pas une banque connue"],
  ['a link to a sheet of Google', '{"url":"https://docs.google.com/open?id=1"}', noFile],
  ['a shortcut to a page', '[InternetShortcut]\r\nURL=https://www.biat.tn/\r\n', noFile],
  ['a workbook as XML', '<?xml version="1.0"?>\n<Workbook><Table/></Workbook>', noFile],
  ['a workbook of Numbers', zip({ 'Index/a.iwa': new Uint8Array(9) }), 'enregistré en .xlsx'],
  [
    'a matrix without the sales',
    book([title, ['Banque', 'Achat EUR', 'Achat USD'], ['BIAT', 3.36, 2.877]]),
    'n’a pas de colonne de vente : ajoutez-la à côté.',
  ],
  [
    'a matrix of single prices',
    book([title, ['Banque', 'EUR', 'USD'], ['BIAT', 3.36, 2.877]]),
    "n'a pas de colonne « vente »",
  ],
  [
    'a matrix with an unknown bank',
    book([...across, ['Banque X', 3.36, 3.44, 18.24, 18.76]]),
    "« Banque X » n'est pas une banque connue",
  ],
  [
    'a matrix with one side of a pair',
    book([title, currencies, sides, biat, ['STB', 3.365, null, 18.26, 18.78]]),
    'rien n’est donné',
  ],
  [
    'a matrix with the sides exchanged',
    book([title, currencies, [null, 'Vente', 'Achat', 'Vente', 'Achat'], biat, stb]),
    exchanged,
  ],
];

/** Every file, each with what must become of it. */
export const mistakenFiles: readonly MistakenFile[] = [
  ...files('pris', both, taken),
  ...files('pris', four, matrices),
  ...files('à confirmer', both, doubtful),
  ...files('refusé', {}, refused),
];

function files(status: Status, rows: Prices, cases: readonly Case[]): MistakenFile[] {
  return cases.map(
    ([what, content, says = '', { name = 'a', isWrong = false, rows: own = rows } = {}]) => ({
      what,
      name,
      content,
      status,
      says,
      isWrong,
      rows: isWrong ? {} : own,
    }),
  );
}

async function cut(content: Promise<Uint8Array>): Promise<Uint8Array> {
  return (await content).slice(0, 3000);
}
