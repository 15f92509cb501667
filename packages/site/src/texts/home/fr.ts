export const fr = {
  title: 'Taux de change du dinar tunisien en direct',
  heading: 'Taux de change du dinar tunisien',
  opening: 'Cours vérifiés toutes les heures',
  description:
    'Cours officiels de la Banque Centrale de Tunisie, comparaison des banques tunisiennes et cours en direct vérifiés toutes les heures.',
  chooseCurrency: 'Choisir une devise',
  awaitedRates: 'Recherche des cours',
  midRates: 'Cours moyens, en dinars.',
  converter: {
    title: 'Où changer\u202f?',
    amount: 'Montant',
    swap: 'Inverser la conversion',
    paidIn: 'Payé en',
    to: 'Vers',
    complete: 'Convertisseur Complet',
    refresh: 'Actualiser les Taux',
  },
} as const;
