export const fr = {
  form: 'Favoris',
  otherCurrencies: 'Autres devises',
  amount: 'Montant',
  allBanks: 'Toutes les banques (moyenne)',
  keep: 'Garder sur cet appareil',
  clear: 'Effacer',
  kept: 'Favoris gardés sur cet appareil.',
  refused: 'Votre navigateur refuse de les garder.',
  cleared: 'Favoris effacés de cet appareil.',
  open: 'Ouvrir le convertisseur sur vos favoris',
  note: 'L’accueil, le convertisseur et le comparateur s’ouvrent sur votre première devise et votre montant, les deux premiers aussi sur votre banque. Le choix est gardé par votre navigateur et ne nous est pas envoyé\u202f: {policy}.',
  policy: 'politique de confidentialité',
} as const;
