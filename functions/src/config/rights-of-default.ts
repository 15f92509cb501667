import { requiresRole } from 'firebase-functions/v2/options';

// A deployment creates one service account for the functions of a codebase and grants it only these roles.
requiresRole('roles/datastore.user');
// Eventarc delivers the events in the account's own name.
requiresRole('roles/eventarc.eventReceiver');
requiresRole('roles/run.invoker');
// firebase-tools sets the parameters in the environment before it reads the roles. Files are read, and
// the form of the day is written, only when an inbox is configured.
if (process.env.STORAGE_BUCKET) requiresRole('roles/storage.objectUser');
