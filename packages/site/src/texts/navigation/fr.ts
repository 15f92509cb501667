export const fr = {
  header: {
    home: 'Accueil',
    banks: 'Banques',
    converter: 'Convertisseur',
    crypto: 'Crypto',
    contact: 'Contact',
  },
  menu: {
    comparator: 'Comparer',
    favourites: 'Favoris',
    alerts: 'Alertes',
    sheet: 'Aide-mémoire',
    amounts: 'Toutes les devises',
    rules: 'Règles',
    data: 'Données',
    embed: 'Pour votre site',
    status: 'État',
  },
} as const;
