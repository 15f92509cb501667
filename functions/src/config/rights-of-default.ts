import { requiresRole } from 'firebase-functions/v2/options';

// A deployment makes one account for the functions of a codebase and gives it these roles alone.
requiresRole('roles/datastore.user');
// Eventarc delivers the events in the account's own name.
requiresRole('roles/eventarc.eventReceiver');
requiresRole('roles/run.invoker');
// Settings are in the environment when firebase-tools asks for the roles: files are read with an inbox alone.
if (process.env.STORAGE_BUCKET) requiresRole('roles/storage.objectViewer');
