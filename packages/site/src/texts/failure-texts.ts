/** The words for banks' rates that cannot be read. */
export const bankRatesFailure = 'Error loading bank rates';
