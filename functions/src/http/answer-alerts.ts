import { type AlertRequest, decodeAlertRequest } from '@dinar/domain/alerts/alert-request';
import { alertsPath } from '@dinar/site/delivery/alerts-path';
import { alertsPage } from '@dinar/site/routes/alerts-page';
import { firstWords } from '@dinar/site/texts/alert-texts';
import { notificationPayload } from '../push/notification-payload.ts';
import { isPushEndpoint } from '../push/push-hosts.ts';
import type { PushSender, PushSettings } from '../push/send-push.ts';
import type { ChangeOutcome } from '../store/alerts/change-alerts.ts';
import { type HttpAnswer, type HttpRequest, notKept, plainAnswer } from './http-answer.ts';
import { limitOfWindow } from './limit-of-window.ts';
import { isFromHere } from './refuse-post.ts';

export interface AlertSources {
  /** Undefined on a site without keys. */
  readonly push: PushSettings | undefined;
  readonly siteUrl: string;
  readonly send: PushSender;
  readonly change: (request: AlertRequest, isConfirmed: boolean) => Promise<ChangeOutcome>;
  readonly nowMs: () => number;
  readonly report: (error: unknown) => void;
}

/** A subscription with its keys and a change has less than 2 kB. */
const maxBytes = 4096;
const hourMs = 3_600_000;

type Refusal = Extract<ChangeOutcome, { kind: 'refused' }>['reason'];

const refusals: Readonly<Record<Refusal, readonly [number, string]>> = {
  'not-yours': [403, 'Ces alertes sont celles d’un autre appareil.'],
  'too-many': [409, 'Un appareil garde cinq alertes : supprimez-en une d’abord.'],
  'far-target': [422, 'Ce cours est trop loin de celui du jour : vérifiez la virgule.'],
  'no-rate': [422, 'Aucun cours de cette devise aujourd’hui : réessayez quand il est publié.'],
  'no-such-alert': [404, 'Cette alerte n’existe plus : rechargez la page.'],
};

/**
 * Returns the function that answers `GET` with the public key of the site, null without one, and `POST` with the alerts of a browser
 * after a change. Whoever knows the subscription of a browser, which is a secret of it, may change its alerts.
 */
export function alertsAnswerer(sources: AlertSources) {
  const { push, nowMs } = sources;
  // The instance is one: what anybody can cost is bounded, whatever address they have.
  const mayAsk = limitOfWindow(600, 60_000, nowMs);
  const mayChange = limitOfWindow(20, hourMs, nowMs);
  const mayBegin = limitOfWindow(600, hourMs, nowMs);
  return async (request: HttpRequest): Promise<HttpAnswer> => {
    if (request.method !== 'POST') {
      return jsonAnswer({ publicKey: push?.keys[0].publicKey ?? null });
    }
    if (!push) return plainAnswer(503, 'Les alertes ne sont pas activées sur ce site.');
    const taken = take(request, push);
    if ('status' in taken) return taken;
    const isVisit = taken.change.kind === 'visit';
    if (!mayAsk() || !(isVisit || mayChange(taken.subscription.endpoint))) return tooMany;
    try {
      const outcome = await sources.change(taken, false);
      if (outcome.kind !== 'unconfirmed') return answerOf(outcome);
      if (!mayBegin()) return tooMany;
      return (await confirm(taken, sources)) ?? answerOf(await sources.change(taken, true));
    } catch (error) {
      sources.report(error);
      return plainAnswer(503, 'Vos alertes n’ont pas pu être enregistrées : réessayez.');
    }
  };
}

const tooMany = plainAnswer(429, 'Trop de changements : réessayez dans une heure.', {
  'Retry-After': '3600',
});

/** Returns the change that a request asks for, or its refusal. */
function take(request: HttpRequest, push: PushSettings): AlertRequest | HttpAnswer {
  const { header, body } = request;
  if (!isFromHere(request)) return plainAnswer(403, 'Cette demande ne vient pas de ce site.');
  if (body.length > maxBytes) return plainAnswer(413, 'Cette demande est trop longue.');
  const [type = ''] = (header('content-type') ?? '').toLowerCase().split(';');
  if (type.trim() !== 'application/json') {
    return plainAnswer(415, 'Envoyez la demande en application/json.');
  }
  const decoded = decodeAlertRequest(alertsPath, readJson(body));
  if (!decoded.ok) return plainAnswer(400, 'Cette demande est illisible : rechargez la page.');
  const { subscription, vapidKey } = decoded.value;
  if (!isPushEndpoint(subscription.endpoint, push.standIn)) {
    return plainAnswer(422, 'Le service de notification de ce navigateur n’est pas connu.');
  }
  if (!push.keys.some(({ publicKey }) => publicKey === vapidKey)) {
    return plainAnswer(409, 'La clé du site a changé : rechargez la page.');
  }
  return decoded.value;
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    // Anybody may send anything: an unreadable body is answered, not logged.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Sends a first message to a new device; returns the refusal if it does not arrive. A made-up address, which no
 * push service knows, is thereby never stored.
 */
async function confirm(
  { subscription, vapidKey, change }: AlertRequest,
  { send, siteUrl }: AlertSources,
): Promise<HttpAnswer | undefined> {
  const words = firstWords(change.kind === 'add' ? change : undefined);
  const payload = notificationPayload({ ...words, url: `${siteUrl}${alertsPage}`, tag: 'alertes' });
  const outcome = await send({ ...subscription, vapidKey }, { payload, topic: 'first' });
  switch (outcome.kind) {
    case 'sent':
      return undefined;
    case 'later':
      return plainAnswer(503, 'Le service de notification ne répond pas : réessayez.');
    case 'ended':
    case 'refused':
      return plainAnswer(422, 'Le service de notification ne connaît pas ce navigateur.');
  }
}

function answerOf(outcome: ChangeOutcome): HttpAnswer {
  if (outcome.kind === 'done') return jsonAnswer(outcome.alerts);
  if (outcome.kind === 'unconfirmed') throw new Error('A confirmed device was not stored');
  const [status, sentence] = refusals[outcome.reason];
  return plainAnswer(status, sentence);
}

function jsonAnswer(value: object): HttpAnswer {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': notKept };
  return { status: 200, headers, body: JSON.stringify(value) };
}
