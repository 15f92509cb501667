/** The codebase `default`: each export is a deployed function of the same name, with the rights to write. */
import './config/rights-of-default.ts';

export { receiveAlerts } from './http/receive-alerts.ts';
export { storeContact } from './http/store-contact.ts';
// biome-ignore lint/performance/noReExportAll: a list of the schedules here would be kept by hand.
export * from './schedules/schedules.ts';
export { onBankRateWritten } from './triggers/on-bank-rate-written.ts';
export { onContactActionWritten } from './triggers/on-contact-action-written.ts';
export { onContactMessageCreated } from './triggers/on-contact-message-created.ts';
export { onImportFileFinalized } from './triggers/on-import-file-finalized.ts';
export { onImportWritten } from './triggers/on-import-written.ts';
export { onMailWritten } from './triggers/on-mail-written.ts';
export { onRateOverrideWritten } from './triggers/on-rate-override-written.ts';
