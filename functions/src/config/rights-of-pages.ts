import { requiresRole } from 'firebase-functions/v2/options';

// Alone: whatever goes wrong where strangers' requests are answered, it can change no document.
requiresRole('roles/datastore.viewer');
