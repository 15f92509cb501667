/** Where every function runs. */
export const region = 'europe-west1';
