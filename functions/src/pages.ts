/** The codebase `pages`: what answers the public with pages. It reads the database and writes nothing. */
import './config/rights-of-pages.ts';

export { receiveContact } from './http/receive-contact.ts';
export { renderPage } from './http/render-page.ts';
export { reportUptime } from './http/report-uptime.ts';
export { serveData } from './http/serve-data.ts';
export { servePicture } from './http/serve-picture.ts';
