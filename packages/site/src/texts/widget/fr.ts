export const fr = {
  title: '{currency} en dinar tunisien',
  midOn: '{mid}, {day}',
  bankOn: '{bank}, {day}',
  notQuoted: 'Pas de cours récent de la Banque Centrale',
  fewBanks: 'Trop peu de banques lues pour les comparer',
  failed: 'Les cours ne peuvent pas être lus pour le moment.',
  link: '{title}, {site}',
} as const;
