export const fr = {
  needsScripts: 'Cette page a besoin de JavaScript pour afficher les taux de change.',
  euro: '1 EUR en dinars',
  converter: 'Convertisseur',
  banks: 'Cours des banques',
  alerts: 'Mes alertes',
} as const;
