export const fr = {
  home: 'Accueil',
  banks: 'Banques',
  converter: 'Convertisseur',
  crypto: 'Crypto',
  contact: 'Contact',
} as const;
