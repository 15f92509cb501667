import { expect, test } from 'vitest';
import { parseRatesCsv } from './parse-rates-csv.ts';

function texts(csv: string) {
  const { rows, problems } = parseRatesCsv(csv, 'r.csv');
  const fields = rows.map((row) =>
    Object.fromEntries(Object.entries(row.fields).map(([column, { text }]) => [column, text])),
  );
  return { fields, problems };
}

const euro = { date: '2026-11-20', bank: 'BIAT', currency: 'EUR', purchase: '3,36', sale: '3,44' };

test.each([
  ['semicolons', 'date;banque;devise;achat;vente\n2026-11-20;BIAT;EUR;3,36;3,44\n'],
  ['commas and quotes', 'date,banque,devise,achat,vente\n2026-11-20,BIAT,EUR,"3,36","3,44"'],
  ['tabs', 'date\tbanque\tdevise\tachat\tvente\n2026-11-20\tBIAT\tEUR\t3,36\t3,44'],
  [
    'a byte order mark and CRLF',
    '\ufeffDate;Banque;Devise;Achat;Vente\r\n2026-11-20;BIAT;EUR;3,36;3,44\r\n',
  ],
  [
    'English words',
    'Date;Bank_ID;currencyCode;Purchase Rate;SALE_RATE\n2026-11-20;BIAT;EUR;3,36;3,44',
  ],
  ['another order', 'vente;achat;devise;banque;date\n3,44;3,36;EUR;BIAT;2026-11-20'],
  ['a line `sep=;`', 'sep=;\r\ndate;banque;devise;achat;vente\r\n2026-11-20;BIAT;EUR;3,36;3,44'],
  ['a line `sep=,`', 'sep=,\ndate,banque,devise,achat,vente\n2026-11-20,BIAT,EUR,"3,36","3,44"'],
  [
    'a quoted mark and an unusual separator',
    '\ufeff"sep=|"\ndate|banque|devise|achat|vente\n2026-11-20|BIAT|EUR|3,36|3,44',
  ],
  [
    'titles above the header',
    'Cours de change, du jour;;;;\n"Saisie ; Amel"\n\ndate;banque;devise;achat;vente\n2026-11-20;BIAT;EUR;3,36;3,44',
  ],
  ['an empty last column', 'date;banque;devise;achat;vente;\n2026-11-20;BIAT;EUR;3,36;3,44;\n'],
  [
    'an empty last column in the header alone',
    'date;banque;devise;achat;vente;\n2026-11-20;BIAT;EUR;3,36;3,44\n',
  ],
  [
    'empty columns that the header or the rows lack',
    'date;;banque;devise;achat;vente\n2026-11-20;;BIAT;EUR;3,36;3,44;;\n',
  ],
  ['blank lines', 'date;banque;devise;achat;vente\n\n 2026-11-20 ; BIAT ;EUR;3,36;3,44\n\n;;;;\n'],
])('A file with %s is parsed', (_, csv) => {
  expect(texts(csv)).toEqual({ fields: [euro], problems: [] });
});

test('Rows contain their line, and fields the name of their column', () => {
  const { rows } = parseRatesCsv('Devise;Cours moyen\n\nEUR;3,4\nUSD;\n', 'r.csv');
  expect(rows).toEqual([
    {
      line: 3,
      fields: {
        currency: { text: 'EUR', name: 'Devise', line: 3 },
        mid: { text: '3,4', name: 'Cours moyen', line: 3 },
      },
    },
    { line: 4, fields: { currency: { text: 'USD', name: 'Devise', line: 4 } } },
  ]);
});

test('A row of another width than the header is refused with its line', () => {
  expect(texts('devise,achat,vente\nEUR,3,36,3,44\nUSD,2.9\n').problems).toEqual([
    {
      line: 2,
      column: 'vente',
      reason:
        "la ligne a 5 champs et l'en-tête 3 ; mettez entre guillemets les nombres à virgule, ou séparez les champs par des points-virgules",
    },
    { line: 3, column: 'achat', reason: "la ligne a 2 champs et l'en-tête 3" },
  ]);
});

test.each([
  [
    'devise;achat;vente;remarque\n',
    "r.csv : la colonne « remarque » n'est pas connue ; connues sont date,",
  ],
  [
    'devise;achat;vente;\nEUR;3,36;3,44;vérifié\n',
    "r.csv : la colonne 4 n'a pas de titre : donnez-lui un titre, ou videz-la.",
  ],
  [
    'Cours;EUR;3,36\ndevise;achat;vente\nUSD;2,9;3\n',
    'r.csv, ligne 1 : un cours est au-dessus des titres des colonnes ; mettez-le dessous.',
  ],
  ['Cours du jour\nEUR;3,36;3,44\n', "r.csv : la colonne « Cours du jour » n'est pas connue"],
  ['sep=;\n', 'r.csv est vide.'],
  [
    'devise;achat;vente\nUSD;2,9;3\nEuro 3,360 3,440\n',
    'r.csv, ligne 3 : « Euro 3,360 3,440 » est dans une seule case',
  ],
  [
    'USD\t2.900\t3.000\nGBP\t3.900\t4.000\nEuro 3.360 3.440\n',
    'r.csv, ligne 3 : « Euro 3.360 3.440 » est dans une seule case',
  ],
  [
    'Titre\n\ndevise;achat;vente\nEUR;"3,36;3,44\n',
    'r.csv, ligne 4, champ 2 : un guillemet ouvert n’est jamais fermé',
  ],
  [
    'devise;achat;purchase;vente\n',
    'les colonnes « achat » et « purchase » disent la même chose ; gardez-en une.',
  ],
  [
    'devise;achat;vente\nEUR;"3,36;3,44\n',
    'r.csv, ligne 2, champ 2 : un guillemet ouvert n’est jamais fermé',
  ],
  [
    'devise;achat;vente\nEUR;3"36;3,44\n',
    'r.csv, ligne 2, champ 2 : un guillemet est au milieu d’un champ',
  ],
])('The file %j is refused whole, with where and why', (csv, problem) => {
  expect(() => parseRatesCsv(csv, 'r.csv')).toThrow(problem);
});
