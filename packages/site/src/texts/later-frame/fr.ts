export const fr = {
  closeMenu: 'Fermer le menu',
  languages: 'Langues',
  unknownCurrency:
    'La devise « {given} » n’est pas connue de cette page. Choisissez-en une ci-dessous.',
} as const;
