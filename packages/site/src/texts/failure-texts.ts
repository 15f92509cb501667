/** The message shown if the rates of the banks cannot be read. */
export const bankRatesFailure = 'Error loading bank rates';
