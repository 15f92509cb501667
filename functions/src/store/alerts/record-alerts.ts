import type { RateDate } from '@dinar/domain/days/rate-date';
import {
  type DocumentData,
  type Firestore,
  GrpcStatus,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { isRefusal } from '../documents/commit-groups.ts';
import { deviceRef, deviceRefs } from './device-id.ts';

/** Arms an alert again; returns false if its visitor has changed it meanwhile. */
export function armAgain(alert: QueryDocumentSnapshot): Promise<boolean> {
  return updateUnlessChanged(alert, { state: 'armed' });
}

interface Fired {
  readonly device: string;
  readonly alerts: readonly QueryDocumentSnapshot[];
  readonly today: RateDate;
  /** The messages that the device has received today. */
  readonly sentToday: number;
}

/**
 * Records the alerts of a device that were sent. It follows the sending: when a run ends between the two, the next
 * one sends them again, and the device shows the second message in place of the first.
 */
export async function recordFired(
  db: Firestore,
  { device, alerts, today, sentToday }: Fired,
): Promise<void> {
  await Promise.all([
    ...alerts.map((alert) => updateUnlessChanged(alert, { state: 'fired', firedOn: today })),
    ignoreMissing(deviceRef(db, device).update({ sentOn: today, sentCount: sentToday })),
  ]);
}

/** Deletes a device and its alerts. */
export async function deleteDevice(db: Firestore, device: string): Promise<void> {
  const batch = db.batch();
  for (const ref of deviceRefs(db, device)) batch.delete(ref);
  await batch.commit();
}

// What a visitor changes at the same moment is newer, and stays.
async function updateUnlessChanged(
  { ref, updateTime }: QueryDocumentSnapshot,
  fields: DocumentData,
): Promise<boolean> {
  return ignoreMissing(ref.update(fields, { lastUpdateTime: updateTime }));
}

async function ignoreMissing(update: Promise<unknown>): Promise<boolean> {
  try {
    await update;
    return true;
  } catch (error) {
    if (!isRefusal(error, GrpcStatus.NOT_FOUND, GrpcStatus.FAILED_PRECONDITION)) throw error;
    return false;
  }
}
