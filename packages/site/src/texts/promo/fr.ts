export const fr = {
  announcement: 'Annonce',
  announced: 'Les taux de change du dinar, en direct et gratuitement.',
  closeAnnouncement: 'Fermer l’annonce',
} as const;
