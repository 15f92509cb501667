/** The specified replacement for a rate that a bank does not publish, purchase and sale. */
export const samples: Readonly<Record<string, readonly [string, string]>> = {
  USD: ['3.15', '3.25'],
  EUR: ['3.45', '3.55'],
  GBP: ['4.05', '4.15'],
  JPY: ['0.021', '0.022'],
  CHF: ['3.65', '3.75'],
  CAD: ['2.35', '2.45'],
  AUD: ['2.15', '2.25'],
  AED: ['0.86', '0.88'],
  SAR: ['0.84', '0.86'],
  BHD: ['8.35', '8.55'],
  KWD: ['10.25', '10.45'],
  QAR: ['0.86', '0.88'],
  SEK: ['0.31', '0.32'],
  NOK: ['0.31', '0.32'],
};
