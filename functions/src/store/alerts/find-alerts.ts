import { type AlertState, rearmBound, type WatchedFigure } from '@dinar/domain/alerts/rate-alert';
import { collection } from '@dinar/domain/documents/collections';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

const pageSize = 500;

/** Finds the armed alerts on a figure whose target its rate has reached. */
export function findReached(db: Firestore, watched: WatchedFigure, rate: number) {
  return findAlerts(db, watched, 'armed', [watched.side === 'purchase' ? '<=' : '>=', rate]);
}

/** Finds the fired alerts on a figure whose rate has moved back from the target. */
export function findMovedBack(db: Firestore, watched: WatchedFigure, rate: number) {
  const bound = rearmBound(watched.side, rate);
  return findAlerts(db, watched, 'fired', [watched.side === 'purchase' ? '>=' : '<=', bound]);
}

async function findAlerts(
  db: Firestore,
  { currency, side, bank }: WatchedFigure,
  state: AlertState,
  [operator, bound]: readonly ['<=' | '>=', number],
): Promise<readonly QueryDocumentSnapshot[]> {
  const query = db
    .collection(collection.rateAlerts)
    .where('currency', '==', currency)
    .where('side', '==', side)
    .where('bank', '==', bank ?? null)
    .where('state', '==', state)
    .where('target', operator, bound)
    .orderBy('target')
    .limit(pageSize);
  const found: QueryDocumentSnapshot[] = [];
  for (let page = await query.get(); ; page = await query.startAfter(page.docs.at(-1)).get()) {
    found.push(...page.docs);
    if (page.docs.length < pageSize) return found;
  }
}

/** Reads a page of the devices that receive the digest, after the device with this id. */
export async function readDigestDevices(
  db: Firestore,
  after: string | undefined,
): Promise<readonly QueryDocumentSnapshot[]> {
  const devices = db
    .collection(collection.pushDevices)
    .where('digest', '==', true)
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  return (await (after === undefined ? devices : devices.startAfter(after)).get()).docs;
}
