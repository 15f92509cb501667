import type { PushDevice } from '@dinar/domain/alerts/alert-documents';
import type { AlertFigure } from '@dinar/domain/alerts/alert-figures';
import { isSendingHour } from '@dinar/domain/alerts/judge-alert';
import type { WatchedFigure } from '@dinar/domain/alerts/rate-alert';
import type { RateDate } from '@dinar/domain/days/rate-date';
import { pathIn } from '@dinar/site/routes/locale-path';
import type { NotificationWords } from '@dinar/site/texts/alert-messages/alert-messages';
import type { Firestore } from 'firebase-admin/firestore';
import { notificationPayload } from '../../push/notification-payload.ts';
import type { PushOutcome, PushSender } from '../../push/send-push.ts';

/** The number of messages that are sent at once: push services reset connections beyond. */
export const sentAtOnce = 50;

export interface SendingParts {
  readonly db: Firestore;
  readonly now: () => Date;
  readonly today: RateDate;
  readonly siteUrl: string;
  readonly send: PushSender;
  readonly figureOf: (watched: WatchedFigure) => Promise<AlertFigure | undefined>;
  readonly pausedUntil: Readonly<Record<string, number>>;
}

/** A message to one device: its words, the French path where its tap leads, and what a newer one of it replaces. */
interface Message {
  readonly words: NotificationWords;
  readonly path: string;
  /** At most 32 characters of base64url. */
  readonly topic: string;
}

/** The state of one run: what was sent, and what waits for the next run or the next day. */
export class Sending {
  readonly parts: SendingParts;
  readonly again = new Set<string>();
  readonly tomorrow = new Set<string>();
  readonly counts = { sent: 0, refused: 0, ended: 0, later: 0 };
  readonly pausedUntil: Map<string, number>;

  constructor(parts: SendingParts) {
    this.parts = parts;
    const nowMs = parts.now().getTime();
    this.pausedUntil = new Map(
      Object.entries(parts.pausedUntil).filter(([, untilMs]) => untilMs > nowMs),
    );
  }

  /** Sends a message and counts its outcome; at night, and while a service asked to wait, it is for later. */
  async send(to: PushDevice, { words, path, topic }: Message): Promise<PushOutcome['kind']> {
    const { now, send, siteUrl } = this.parts;
    const { host } = new URL(to.endpoint);
    const isPaused = (this.pausedUntil.get(host) ?? 0) > now().getTime();
    if (isPaused || !isSendingHour(now())) return 'later';
    const { locale } = to;
    const url = `${siteUrl}${pathIn(locale, path)}`;
    const payload = notificationPayload({ ...words, locale, url, tag: topic });
    const outcome = await send(to, { payload, topic });
    this.counts[outcome.kind] += 1;
    if (outcome.kind === 'later' && outcome.afterMs > 0) {
      this.pausedUntil.set(host, now().getTime() + outcome.afterMs);
    }
    return outcome.kind;
  }
}
