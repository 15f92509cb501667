import { timingSafeEqual } from 'node:crypto';
import {
  decodePushDevice,
  decodeRateAlert,
  encodeRateAlert,
  type PushDevice,
} from '@dinar/domain/alerts/alert-documents';
import type { AlertChange, AlertRequest, DeviceAlerts } from '@dinar/domain/alerts/alert-request';
import type { WatchedFigure } from '@dinar/domain/alerts/rate-alert';
import { daysBetween, type RateDate } from '@dinar/domain/days/rate-date';
import { collection } from '@dinar/domain/documents/collections';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { decodedDocument } from '../documents/decoded-documents.ts';
import { applyChange, type ChangeRefusal, type KnownDevice } from './apply-change.ts';
import { alertRef, deviceId, deviceRef, deviceRefs } from './device-id.ts';
import { readRateNow } from './rate-now.ts';

export type ChangeOutcome =
  | { readonly kind: 'done'; readonly alerts: DeviceAlerts }
  | { readonly kind: 'refused'; readonly reason: ChangeRefusal | 'not-yours' }
  /** The device is unknown, and a first message has to show that it exists. */
  | { readonly kind: 'unconfirmed' };

interface ChangeContext {
  readonly now: Date;
  readonly today: RateDate;
  /** Whether a first message has reached the device. */
  readonly isConfirmed: boolean;
}

const keptMonths = 12;
/** The end of a device is moved on at most once in this number of days, to spare writes. */
const seenStepDays = 30;

/** Carries out a change of a browser's alerts in one transaction. */
export function changeAlerts(
  db: Firestore,
  request: AlertRequest,
  context: ChangeContext,
): Promise<ChangeOutcome> {
  return db.runTransaction(async (transaction): Promise<ChangeOutcome> => {
    const own = await readDevice(db, transaction, request.subscription);
    if (own === 'not-yours') return { kind: 'refused', reason: own };
    const replaced =
      own === undefined && request.replaces
        ? await readDevice(db, transaction, request.replaces)
        : undefined;
    const moved = replaced === 'not-yours' ? undefined : replaced;
    const stored = own ?? moved;
    const known = writtenIn(request, stored ?? newDevice(request, context.today));
    const { change } = request;
    if (change.kind === 'stop') {
      const stopped = moved ? request.replaces : request.subscription;
      removeDevice(db, transaction, stopped);
      return { kind: 'done', alerts: { digest: false, alerts: [] } };
    }
    const watched = watchedBy(change, known);
    const rate = watched && (await readRateNow(db, transaction, watched, context.today));
    const changed = applyChange(known, change, rate);
    if (changed.kind === 'refused') return changed;
    const isNeeded = changed.value.device.digest || changed.value.alerts.size > 0;
    if (!own && isNeeded && !context.isConfirmed) return { kind: 'unconfirmed' };
    if (moved) removeDevice(db, transaction, request.replaces);
    if (isNeeded || stored)
      write(db, transaction, request, { before: own, after: changed.value }, context);
    return { kind: 'done', alerts: shown(changed.value) };
  });
}

/** The figure whose rate of today decides about a change. */
function watchedBy(change: AlertChange, { alerts }: KnownDevice): WatchedFigure | undefined {
  if (change.kind === 'add') return change;
  return change.kind === 'resume' ? alerts.get(change.slot) : undefined;
}

function removeDevice(
  db: Firestore,
  transaction: Transaction,
  subscription: AlertRequest['subscription'] | undefined,
): void {
  if (!subscription) return;
  for (const ref of deviceRefs(db, deviceId(subscription.endpoint))) transaction.delete(ref);
}

/** Reads a device with its alerts; 'not-yours' if the caller does not know its secret. */
async function readDevice(
  db: Firestore,
  transaction: Transaction,
  { endpoint, auth }: AlertRequest['subscription'],
): Promise<KnownDevice | 'not-yours' | undefined> {
  const id = deviceId(endpoint);
  const device = decodedDocument(await transaction.get(deviceRef(db, id)), decodePushDevice);
  if (!device) return undefined;
  const [given, known] = [Buffer.from(auth), Buffer.from(device.auth)];
  if (given.length !== known.length || !timingSafeEqual(given, known)) return 'not-yours';
  const found = await transaction.get(
    db.collection(collection.rateAlerts).where('device', '==', id),
  );
  const alerts = found.docs.flatMap((doc) => {
    const alert = decodedDocument(doc, decodeRateAlert);
    const slot = Number(doc.id.slice(id.length + 1));
    return alert ? [[slot, alert] as const] : [];
  });
  return { device, alerts: new Map(alerts) };
}

function newDevice({ subscription, vapidKey, locale }: AlertRequest, today: RateDate): KnownDevice {
  const device = { ...subscription, vapidKey, locale, digest: false, sentCount: 0, seenOn: today };
  return { device, alerts: new Map() };
}

/** A device's messages are in the language in which its visitor last asked for some. */
function writtenIn({ change, locale }: AlertRequest, { device, alerts }: KnownDevice): KnownDevice {
  const isWish = change.kind === 'add' || (change.kind === 'digest' && change.on);
  return isWish ? { device: { ...device, locale }, alerts } : { device, alerts };
}

interface Difference {
  readonly before: KnownDevice | undefined;
  readonly after: KnownDevice;
}

function write(
  db: Firestore,
  transaction: Transaction,
  { subscription, vapidKey }: AlertRequest,
  { before, after }: Difference,
  { now, today }: ChangeContext,
): void {
  const id = deviceId(subscription.endpoint);
  const isSeen = before !== undefined && daysBetween(before.device.seenOn, today) < seenStepDays;
  const expiresAt = Timestamp.fromDate(monthsAfter(now, keptMonths));
  const isSame =
    isSeen &&
    before.device.digest === after.device.digest &&
    before.device.locale === after.device.locale &&
    before.device.vapidKey === vapidKey;
  if (!isSame) {
    const device: PushDevice = { ...after.device, ...subscription, vapidKey, seenOn: today };
    transaction.set(deviceRef(db, id), { ...device, sentOn: device.sentOn ?? null, expiresAt });
  }
  for (const [slot, alert] of after.alerts) {
    if (isSeen && before.alerts.get(slot) === alert) continue;
    transaction.set(alertRef(db, id, slot), {
      ...encodeRateAlert({ ...alert, device: id }),
      expiresAt,
    });
  }
  for (const slot of before?.alerts.keys() ?? []) {
    if (!after.alerts.has(slot)) transaction.delete(alertRef(db, id, slot));
  }
}

function shown({ device, alerts }: KnownDevice): DeviceAlerts {
  const rows = [...alerts].sort(([a], [b]) => a - b);
  return {
    digest: device.digest,
    alerts: rows.map(([slot, { device: _, ...alert }]) => ({ slot, ...alert })),
  };
}

function monthsAfter(instant: Date, months: number): Date {
  const later = new Date(instant);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}
