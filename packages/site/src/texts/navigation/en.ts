export const en = {
  home: 'Home',
  banks: 'Banks',
  converter: 'Converter',
  crypto: 'Crypto',
  contact: 'Contact',
} as const;
