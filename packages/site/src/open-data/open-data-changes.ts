interface OpenDataChange {
  readonly day: string;
  readonly says: string;
  readonly english: string;
}

/** The changes of the open data, the latest first. Nothing of `v1` is renamed or removed. */
export const openDataChanges: readonly OpenDataChange[] = [
  {
    day: '2026-11-26',
    says: 'Séries depuis 2004, meilleurs prix, listes, jours ouvrables, fichiers pour Excel en français, fils et agenda. Une adresse avec des paramètres n’est plus refusée ; un jour sans cours nomme le jour qui vaut.',
    english:
      'Series since 2004, best prices, lists, working days, files for Excel in French, feeds and a calendar. An address with parameters is no longer refused; a day without rates names the day that applies.',
  },
  {
    day: '2026-11-24',
    says: 'Premiers fichiers : derniers cours, un jour, une banque et une devise.',
    english: 'First files: latest rates, a day, a bank and a currency.',
  },
];
