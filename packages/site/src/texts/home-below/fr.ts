export const fr = {
  analysis: {
    title: 'Taux de Change {pair} - {currency}',
    live: 'Temps Réel',
    // Follows « Temps Réel » for screen readers.
    awaitingLink: ': en attente de connexion',
    compare: '{currency}\u00a0: comparer plus en détail',
    allBanks: 'Voir les {count} banques',
    firstBanks: 'Voir les {count} premières',
    noData: 'Aucune donnée disponible:',
    noRates: 'Les taux de change pour {code} ne sont pas disponibles pour le moment.',
  },
  news: {
    title: 'Actualités',
    awaited: 'Recherche des dernières actualités',
    empty: 'Aucune actualité pour le moment.',
    failed: 'Actualités indisponibles pour le moment.',
    newWindow: 'Dans une nouvelle fenêtre',
    origin: '{source}, {instant}',
  },
  coins: {
    title: 'Crypto-monnaies',
    all: 'Toutes les crypto-monnaies',
    empty: 'Prix indisponibles pour le moment.',
  },
  why: {
    title: 'Pourquoi choisir {site}\u202f?',
    official: 'Taux officiels de la Banque Centrale',
    comparison: 'Comparaison multi-banques',
    continuous: 'Mise à jour continue',
    free: '100% gratuit',
  },
} as const;
