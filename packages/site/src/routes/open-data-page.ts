/** The page that describes the open data. */
// Apart from the files' addresses: the first load needs this one alone.
export const openDataPage = '/donnees';
