/** The codebase `pages`: the functions that answer the public. They read the database and write nothing. */
import './config/rights-of-pages.ts';

export { receiveContact } from './http/receive-contact.ts';
export { receiveErrorReports } from './http/receive-error-reports.ts';
export { renderPage } from './http/render-page.ts';
export { reportUptime } from './http/report-uptime.ts';
export { serveData } from './http/serve-data.ts';
export { servePicture } from './http/serve-picture.ts';
