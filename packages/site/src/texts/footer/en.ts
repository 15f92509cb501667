export const en = {
  about: 'Rates are given for information and are updated every working day.',
  navigation: 'Navigation',
  conversions: 'Popular conversions',
  conversion: '{amount} {from} in {to}',
  information: 'Information',
  reach: 'Contact us',
  place: 'Tunis, Tunisia',
  rights: '© {year} {site}. All rights reserved.',
  mentions: 'Legal notices',
  shareOn: 'Share on {network} (new window)',
  shared: '{site}: live exchange rates of the dinar',
  sentence: '{tagline}.',
} as const;
