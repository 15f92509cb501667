import type { OpenDataKind } from '../routes/open-data-paths.ts';

interface Description {
  readonly says: string;
  readonly english: string;
}

/** What each file contains, in French and in English. */
export const openDataDescriptions: Readonly<Record<OpenDataKind, Description>> = {
  latest: {
    says: 'Les derniers cours, de sept jours au plus : Banque Centrale, banques et marché',
    english: 'The latest rates, at most seven days old: central bank, banks and market',
  },
  day: {
    says: 'Ce que la Banque Centrale et les banques ont publié un jour ; pour un jour sans cours, le refus nomme le jour qui vaut',
    english:
      'What the central bank and the banks published on a day; without rates, the refusal names the day that applies',
  },
  bank: {
    says: 'Les trente derniers jours publiés d’une banque, pour une devise',
    english: 'The latest thirty published days of a bank for a currency',
  },
  series: {
    says: 'Une devise depuis 2004, une ligne par jour publié : cours moyen de la Banque Centrale, meilleurs prix des banques',
    english:
      'A currency since 2004, one row for each published day: mid rate of the central bank, best prices of the banks',
  },
  yearOfSeries: {
    says: 'La même série, une seule année',
    english: 'One year of the same series',
  },
  best: {
    says: 'Pour chaque devise, le meilleur prix d’achat et de vente avec sa banque et son jour, la moyenne, le nombre de banques comparées',
    english:
      'For each currency the best purchase and sale price with its bank and day, the mean, and the number of compared banks',
  },
  currencies: { says: 'Les devises', english: 'The currencies' },
  banks: {
    says: 'Les banques, et le dernier jour lu de chacune',
    english: 'The banks, and the latest day read of each',
  },
  providers: { says: 'Les fournisseurs à citer', english: 'The providers to be cited' },
  workingDays: {
    says: 'Les jours ouvrables des banques d’une année, et pourquoi les autres ne le sont pas',
    english: 'The working days of banks in a year, and why the others are not',
  },
  excelLatest: {
    says: 'Les derniers cours pour un tableur en français : points-virgules et virgule décimale',
    english: 'The latest rates for a spreadsheet in French: semicolons and decimal commas',
  },
  excelSeries: {
    says: 'La série d’une devise pour un tableur en français',
    english: 'The series of a currency for a spreadsheet in French',
  },
  feed: {
    says: 'Les trente derniers jours de la Banque Centrale, en fil Atom ou JSON Feed',
    english: 'The latest thirty days of the central bank as an Atom or JSON feed',
  },
  feedOfCurrency: {
    says: 'Le même fil pour une devise',
    english: 'The same feed for one currency',
  },
  calendar: {
    says: 'Les jours de fermeture des banques pour un agenda',
    english: 'The days on which banks are closed, for a calendar',
  },
  openapi: { says: 'Cette description', english: 'This description' },
  schema: {
    says: 'Le JSON Schema de chaque fichier',
    english: 'The JSON Schema of each file',
  },
};
