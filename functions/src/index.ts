/** The deployment manifest: what is exported here is a deployed function, by this name. */
export { renderPage } from './http/render-page.ts';
export { onBankRateWritten } from './triggers/on-bank-rate-written.ts';
export { onContactMessageCreated } from './triggers/on-contact-message-created.ts';
