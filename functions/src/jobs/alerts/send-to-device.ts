import { createHash } from 'node:crypto';
import {
  decodePushDevice,
  decodeRateAlert,
  type PushDevice,
  type StoredAlert,
} from '@dinar/domain/alerts/alert-documents';
import type { AlertFigure } from '@dinar/domain/alerts/alert-figures';
import { judgeAlert, sentOnDay } from '@dinar/domain/alerts/judge-alert';
import { watchKey } from '@dinar/domain/alerts/rate-alert';
import { bankByCode } from '@dinar/domain/banks/bank';
import { crossingWords } from '@dinar/site/texts/alert-messages/alert-messages';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { deviceRef } from '../../store/alerts/device-id.ts';
import { deleteDevice, recordFired } from '../../store/alerts/record-alerts.ts';
import { decodedDocument } from '../../store/documents/decoded-documents.ts';
import type { Sending } from './sending.ts';

/** Judges the alerts of one device whose targets are reached, and sends those that are due. */
export async function sendToDevice(
  sending: Sending,
  id: string,
  documents: readonly QueryDocumentSnapshot[],
): Promise<void> {
  const { db, today } = sending.parts;
  const device = decodedDocument(await deviceRef(db, id).get(), decodePushDevice);
  if (!device) return deleteDevice(db, id);
  const fired: QueryDocumentSnapshot[] = [];
  let sentToday = sentOnDay(device, today);
  for (const document of documents) {
    const alert = decodedDocument(document, decodeRateAlert);
    if (!alert) continue;
    const outcome = await judgeAndSend(sending, document.id, { device, alert, sentToday });
    if (outcome === 'ended') return deleteDevice(db, id);
    if (outcome !== 'sent') continue;
    sentToday += 1;
    fired.push(document);
  }
  if (fired.length > 0) await recordFired(db, { device: id, alerts: fired, today, sentToday });
}

interface Candidate {
  readonly device: PushDevice;
  readonly alert: StoredAlert;
  readonly sentToday: number;
}

async function judgeAndSend(
  sending: Sending,
  id: string,
  { device, alert, sentToday }: Candidate,
): Promise<'sent' | 'ended' | 'not-sent'> {
  const { today, figureOf } = sending.parts;
  const key = watchKey(alert);
  const figure = await figureOf(alert);
  const verdict = judgeAlert(alert, { rate: figure?.rate, today, sentToday });
  if (verdict === 'wait') sending.tomorrow.add(key);
  if (verdict !== 'fire' || !figure) return 'not-sent';
  const outcome = await sending.send(device, {
    words: crossingWords(alert, figure, device.locale),
    path: pathOf(alert, figure),
    topic: createHash('sha256').update(id).digest('base64url').slice(0, 32),
  });
  if (outcome === 'later') sending.again.add(key);
  if (outcome === 'refused') sending.tomorrow.add(key);
  return outcome === 'sent' || outcome === 'ended' ? outcome : 'not-sent';
}

function pathOf({ currency }: StoredAlert, { bank }: AlertFigure): string {
  return `/cours-change/${bankByCode(bank).slug}/${currency.toLowerCase()}`;
}
