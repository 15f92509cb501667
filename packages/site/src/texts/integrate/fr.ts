export const fr = {
  currency: 'Devise',
  width: 'Largeur',
  pixels: '{width} pixels',
  colours: 'Couleurs',
  themes: { auto: 'Comme l’appareil', clair: 'Clair', sombre: 'Sombre' },
  preview: 'Aperçu du widget',
  code: 'Le code à coller dans votre page',
  copy: 'Copier le code',
  copied: 'Code copié',
  goodToKnow: 'Bon à savoir',
  facts:
    'Le widget est une page sans script ni cookie, de moins de 8\u00a0ko\u202f; ses cours ont environ un quart d’heure au plus quand votre page s’ouvre. Dans WordPress, collez l’adresse du comparateur d’une devise\u202f: elle devient le widget (oEmbed). Pour un e-mail ou un forum, prenez l’image du jour du convertisseur\u202f; pour un programme, les {data}.',
  data: 'données ouvertes',
} as const;
