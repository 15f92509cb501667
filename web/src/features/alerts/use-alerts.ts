import type { AlertChange, DeviceAlerts } from '@dinar/domain/alerts/alert-request';
import { alertPageTexts } from '@dinar/site/texts/alert-page-texts';
import { useEffect, useState } from 'react';
import {
  type Asked,
  changeAlerts,
  readAlerts,
  readPublicKey,
  stopAlerts,
} from '../../data/push/device-alerts.ts';
import { type PushSupport, pushSupport } from '../../data/push/push-subscription.ts';

/** What the page knows of this browser: nothing yet, that alerts are impossible, or its alerts. */
export type KnownAlerts =
  | { readonly kind: 'loading' }
  | { readonly kind: 'impossible'; readonly support: Exclude<PushSupport, 'ready'> }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly publicKey: string; readonly device: DeviceAlerts };

interface Alerts {
  readonly known: KnownAlerts;
  readonly isBusy: boolean;
  /** The outcome of the last change, for the visitor. */
  readonly message: string;
  readonly change: (change: AlertChange) => void;
}

/** The alerts of this browser, read when the page opens. */
export function useAlerts(): Alerts {
  const [known, setKnown] = useState<KnownAlerts>({ kind: 'loading' });
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  useEffect(() => {
    let isShown = true;
    void open().then((opened) => isShown && setKnown(opened));
    return () => {
      isShown = false;
    };
  }, []);
  const change = async (wanted: AlertChange) => {
    if (known.kind !== 'ready' || isBusy) return;
    const { publicKey, device } = known;
    setIsBusy(true);
    setMessage('');
    const answer = await (wanted.kind === 'stop'
      ? stopAlerts(publicKey)
      : changeAlerts(publicKey, wanted));
    setIsBusy(false);
    setMessage(wordsOf(wanted, device, answer));
    if (answer.ok) setKnown({ kind: 'ready', publicKey, device: answer.value });
  };
  return { known, isBusy, message, change: (wanted) => void change(wanted) };
}

async function open(): Promise<KnownAlerts> {
  const support = pushSupport();
  if (support !== 'ready') return { kind: 'impossible', support };
  const key = await readPublicKey();
  if (!key.ok) return { kind: 'failed', message: key.message };
  const alerts = await readAlerts(key.value);
  return alerts.ok
    ? { kind: 'ready', publicKey: key.value, device: alerts.value }
    : { kind: 'failed', message: alerts.message };
}

function wordsOf(change: AlertChange, before: DeviceAlerts, answer: Asked<DeviceAlerts>): string {
  if (!answer.ok) return answer.message;
  if (change.kind === 'stop') return alertPageTexts.stopped;
  if (change.kind !== 'add') return alertPageTexts.changed;
  const known = new Set(before.alerts.map(({ slot }) => slot));
  const added = answer.value.alerts.find(({ slot }) => !known.has(slot));
  return added?.state === 'fired' ? alertPageTexts.addedReached : alertPageTexts.added;
}
