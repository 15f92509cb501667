import { requiresRole } from 'firebase-functions/v2/options';

// The only role: a fault in the code that answers public requests can then change no document.
requiresRole('roles/datastore.viewer');
