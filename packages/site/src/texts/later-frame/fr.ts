export const fr = {
  closeMenu: 'Fermer le menu',
  languages: 'Langues',
  unknownCurrency:
    'La devise «\u202f{given}\u202f» n’est pas connue de cette page. Choisissez-en une ci-dessous.',
  ticker: {
    label: 'Cours en direct',
    pause: 'Arrêter le défilement',
    sources: 'Sources\u202f: {providers}',
  },
} as const;
