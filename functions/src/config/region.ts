/** The region of every function. */
export const region = 'europe-west1';
