/** What is said when the banks' rates cannot be read. */
export const bankRatesFailure = 'Error loading bank rates';
