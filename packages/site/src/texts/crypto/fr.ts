export const fr = {
  subtitle: 'Les prix et variations des principales crypto-monnaies, en temps réel.',
  caption: 'Prix des crypto-monnaies en dollars américains et variation sur 24 heures',
  columns: {
    name: 'CRYPTO',
    price: 'PRIX',
    change: 'CHANGEMENT 24H',
    trend: 'TENDANCE',
  },
  counters: { all: 'Total', rising: 'En hausse', falling: 'En baisse' },
  failure: {
    text: 'Erreur lors du chargement des taux de crypto-monnaies',
    lastKnown: 'Les derniers prix connus restent affichés.',
  },
  none: {
    title: 'Aucune donnée disponible',
    text: 'Aucune crypto-monnaie trouvée. Veuillez réessayer plus tard.',
  },
} as const;
