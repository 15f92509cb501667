import { createHash } from 'node:crypto';
import { alertLimits } from '@dinar/domain/alerts/rate-alert';
import { collection } from '@dinar/domain/documents/collections';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** The id of a device: its address at the push service, which nobody can find from the id. */
export function deviceId(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('hex');
}

export function deviceRef(db: Firestore, id: string): DocumentReference {
  return db.collection(collection.pushDevices).doc(id);
}

export function alertRef(db: Firestore, device: string, slot: number): DocumentReference {
  return db.collection(collection.rateAlerts).doc(`${device}_${slot}`);
}

/** Every slot of a device. */
export const slots = Array.from({ length: alertLimits.alertsADevice }, (_, index) => index + 1);

/** A device with all its alerts, for a deletion. */
export function deviceRefs(db: Firestore, id: string): readonly DocumentReference[] {
  return [deviceRef(db, id), ...slots.map((slot) => alertRef(db, id, slot))];
}
