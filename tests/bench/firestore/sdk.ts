import { Firestore } from 'firebase-admin/firestore';
import { projectId } from './candidates.ts';

// Otherwise the SDK goes looking for a cloud to be in, for as long as that takes.
process.env.METADATA_SERVER_DETECTION ??= 'none';

/** The server SDK as the owner, who is bound by no rules; end it with `terminate()`. */
export function connect(port: number): Firestore {
  return new Firestore({
    projectId,
    host: `127.0.0.1:${port}`,
    ssl: false,
    customHeaders: { Authorization: 'Bearer owner' },
  });
}

/** A document of ordinary size: 1,000 groups, an order within them, and some text. */
export function sampleDocument(index: number): Record<string, unknown> {
  return {
    group: `group-${index % 1_000}`,
    rank: (index * 7_919) % 1_000_003,
    active: index % 2 === 0,
    at: new Date(1_700_000_000_000 + index * 1_000),
    text: 'Cours moyen interbancaire du jour, en dinars pour une unité. '.repeat(2),
  };
}
