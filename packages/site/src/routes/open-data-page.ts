/** The page that describes the open data. */
// In a separate file from the file addresses: the first load needs only this path.
export const openDataPage = '/donnees';

/** The address of the English page before pages had a language: another address of `/en/donnees`. */
export const openDataPageInEnglish = '/donnees/en';

/** The page with the widget for other sites. */
export const embedPage = '/integrer';
