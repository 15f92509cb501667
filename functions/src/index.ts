/** The deployment manifest: what is exported here is a deployed function, by this name. */
export { receiveContact } from './http/receive-contact.ts';
export { renderPage } from './http/render-page.ts';
export { onBankRatesDue } from './schedules/on-bank-rates-due.ts';
export { onCentralRatesDue } from './schedules/on-central-rates-due.ts';
export { onCoinsDue } from './schedules/on-coins-due.ts';
export { onContactPurgeDue } from './schedules/on-contact-purge-due.ts';
export { onLiveRatesDue } from './schedules/on-live-rates-due.ts';
export { onNewsDue } from './schedules/on-news-due.ts';
export { onReconciliationDue } from './schedules/on-reconciliation-due.ts';
export { onBankRateWritten } from './triggers/on-bank-rate-written.ts';
export { onContactMessageCreated } from './triggers/on-contact-message-created.ts';
