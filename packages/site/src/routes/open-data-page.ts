/** The page that describes the open data. */
// In a separate file from the file addresses: the first load needs only this path.
export const openDataPage = '/donnees';

/** The same page in English. */
export const openDataPageInEnglish = '/donnees/en';

/** The page with the widget for other sites. */
export const embedPage = '/integrer';
