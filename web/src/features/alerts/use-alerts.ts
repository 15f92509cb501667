import type { AlertChange, DeviceAlerts } from '@dinar/domain/alerts/alert-request';
import type { Locale } from '@dinar/domain/language/locale';
import { alertsTexts } from '@dinar/site/texts/alerts/alerts-texts';
import { useCallback, useEffect, useState } from 'react';
import {
  type AlertFailure,
  changeAlerts,
  readAlerts,
  readPublicKey,
  stopAlerts,
} from '../../data/push/device-alerts.ts';
import { type PushSupport, pushSupport } from '../../data/push/push-subscription.ts';
import { useLocale } from '../../ui/language/locale-context.ts';

/** What the page knows of this browser: that alerts are impossible, or its alerts. */
export type KnownAlerts =
  | { readonly kind: 'impossible'; readonly support: Exclude<PushSupport, 'ready'> }
  | { readonly kind: 'failed'; readonly failure: AlertFailure }
  | { readonly kind: 'ready'; readonly publicKey: string; readonly device: DeviceAlerts };

interface Alerts {
  /** Undefined until it is read, and where scripts do not run. */
  readonly known: KnownAlerts | undefined;
  readonly isBusy: boolean;
  /** The outcome of the last change, for the visitor. */
  readonly message: string;
  readonly change: (change: AlertChange) => void;
  /** Reads the alerts again, after a failure. */
  readonly retry: () => void;
}

/** The alerts of this browser, read when the page opens and when the connection returns. */
export function useAlerts(): Alerts {
  const locale = useLocale();
  const [known, setKnown] = useState<KnownAlerts>();
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const read = useCallback(
    async (shown?: AbortSignal) => {
      const opened = await open(locale);
      // A list that is shown stays when it cannot be read again.
      const next = (before?: KnownAlerts) =>
        before?.kind === 'ready' && opened.kind === 'failed' ? before : opened;
      if (!shown?.aborted) setKnown(next);
    },
    [locale],
  );
  useEffect(() => {
    const shown = new AbortController();
    void read(shown.signal);
    addEventListener('online', () => void read(shown.signal), shown);
    return () => shown.abort();
  }, [read]);
  const change = async (wanted: AlertChange) => {
    if (known?.kind !== 'ready' || isBusy) return;
    const { publicKey, device } = known;
    const site = { publicKey, locale };
    setIsBusy(true);
    setMessage('');
    const answer = await (wanted.kind === 'stop' ? stopAlerts(site) : changeAlerts(site, wanted));
    setIsBusy(false);
    setMessage(
      answer.ok
        ? wordsOf(wanted, device, answer.value, locale)
        : failureInWords(answer.failure, locale),
    );
    if (answer.ok) setKnown({ kind: 'ready', publicKey, device: answer.value });
  };
  return {
    known,
    isBusy,
    message,
    change: (wanted) => void change(wanted),
    retry: () => void read(),
  };
}

async function open(locale: Locale): Promise<KnownAlerts> {
  const support = pushSupport();
  if (support !== 'ready') return { kind: 'impossible', support };
  const key = await readPublicKey();
  if (!key.ok) return { kind: 'failed', failure: key.failure };
  const alerts = await readAlerts(key.value, locale);
  return alerts.ok
    ? { kind: 'ready', publicKey: key.value, device: alerts.value }
    : { kind: 'failed', failure: alerts.failure };
}

function wordsOf(
  change: AlertChange,
  before: DeviceAlerts,
  after: DeviceAlerts,
  locale: Locale,
): string {
  const texts = alertsTexts[locale];
  if (change.kind === 'stop') return texts.stopped;
  if (change.kind !== 'add') return texts.changed;
  const known = new Set(before.alerts.map(({ slot }) => slot));
  const added = after.alerts.find(({ slot }) => !known.has(slot));
  return added?.state === 'fired' ? texts.addedReached : texts.added;
}

/** Why a request failed, for the visitor. */
export function failureInWords(failure: AlertFailure, locale: Locale): string {
  return typeof failure === 'string' ? alertsTexts[locale].failure[failure] : failure.sentence;
}
