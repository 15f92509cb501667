export const fr = {
  closeMenu: 'Fermer le menu',
  languages: 'Langues',
  unknownCurrency:
    'La devise «\u202f{given}\u202f» n’est pas connue de cette page. Choisissez-en une ci-dessous.',
} as const;
