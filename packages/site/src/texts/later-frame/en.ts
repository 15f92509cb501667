export const en = {
  closeMenu: 'Close the menu',
  languages: 'Languages',
  unknownCurrency: 'This page does not know the currency “{given}”. Choose one below.',
  ticker: {
    label: 'Live rates',
    pause: 'Stop scrolling',
    sources: 'Sources: {providers}',
  },
} as const;
