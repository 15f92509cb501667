export const en = {
  closeMenu: 'Close the menu',
  languages: 'Languages',
  unknownCurrency: 'This page does not know the currency “{given}”. Choose one below.',
} as const;
