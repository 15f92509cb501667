export const fr = {
  notLoaded: 'Erreur lors du chargement des taux',
  noRates: "Aucun taux disponible pour aujourd'hui",
  noRate: "Aucun taux disponible pour aujourd'hui\u202f: {currency}",
} as const;
