export const fr = {
  title: '{currency} en dinar tunisien',
  midOn: '{mid}, {day}',
  bankOn: '{bank}, {day}',
  notQuoted: 'Pas de cours récent de la Banque Centrale',
  fewBanks: 'Trop peu de banques lues pour les comparer',
  link: '{title}, {site}',
} as const;
