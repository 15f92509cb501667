import { englishNames } from '../english-name.ts';

export const en = {
  ...englishNames,
  OMR: 'Omani Rial',
  DZD: 'Algerian Dinar',
  MAD: 'Moroccan Dirham',
  LYD: 'Libyan Dinar',
  MRU: 'Mauritanian Ouguiya',
  DKK: 'Danish Krone',
  CNY: 'Chinese Yuan',
  TRY: 'Turkish Lira',
  EGP: 'Egyptian Pound',
  JOD: 'Jordanian Dinar',
  INR: 'Indian Rupee',
  RUB: 'Russian Rouble',
  BRL: 'Brazilian Real',
  ZAR: 'South African Rand',
  SGD: 'Singapore Dollar',
  TND: 'Tunisian Dinar',
} as const;
