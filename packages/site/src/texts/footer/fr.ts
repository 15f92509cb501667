export const fr = {
  about: 'Les cours sont donnés à titre d’information et sont mis à jour chaque jour ouvrable.',
  navigation: 'Navigation',
  conversions: 'Conversions populaires',
  conversion: '{amount} {from} en {to}',
  information: 'Informations',
  reach: 'Nous joindre',
  place: 'Tunis, Tunisie',
  rights: '© {year} {site}. Tous droits réservés.',
  mentions: 'Mentions',
  shareOn: 'Partager sur {network} (nouvelle fenêtre)',
  shared: '{site} : les taux de change du dinar en direct',
  sentence: '{tagline}.',
} as const;
