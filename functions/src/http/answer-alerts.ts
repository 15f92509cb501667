import {
  type AlertRequest,
  type DeviceAlerts,
  decodeAlertRequest,
} from '@dinar/domain/alerts/alert-request';
import { defaultLocale, type Locale, parseLocale } from '@dinar/domain/language/locale';
import { alertsPage, alertsPath } from '@dinar/site/routes/alerts-page';
import { pathIn } from '@dinar/site/routes/locale-path';
import { firstWords } from '@dinar/site/texts/alert-messages/alert-messages';
import { alertMessagesTexts } from '@dinar/site/texts/alert-messages/alert-messages-texts';
import { notificationPayload } from '../push/notification-payload.ts';
import { isPushEndpoint } from '../push/push-hosts.ts';
import type { PushSender, PushSettings } from '../push/send-push.ts';
import type { ChangeOutcome } from '../store/alerts/change-alerts.ts';
import {
  answerOf,
  type HttpAnswer,
  type HttpRequest,
  isFromHere,
  mediaTypeOf,
  plainAnswer,
} from './http-answer.ts';
import { limitOfWindow } from './limit-of-window.ts';

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

const refusalStatus = {
  'not-yours': 403,
  'too-many': 409,
  'far-target': 422,
  'no-rate': 422,
  'no-such-alert': 404,
  off: 503,
  notStored: 503,
  tooOften: 429,
  foreign: 403,
  tooLong: 413,
  wrongType: 415,
  unreadable: 400,
  unknownService: 422,
  keyChanged: 409,
  silentService: 503,
  unknownBrowser: 422,
} as const;

type Refusal = keyof typeof refusalStatus;

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
  const change = async (request: HttpRequest): Promise<DeviceAlerts | Refusal> => {
    if (!push) return 'off';
    const taken = take(request, push);
    if (typeof taken === 'string') return taken;
    const isVisit = taken.change.kind === 'visit';
    if (!mayAsk() || !(isVisit || mayChange(taken.subscription.endpoint))) return 'tooOften';
    try {
      const outcome = await sources.change(taken, false);
      if (outcome.kind !== 'unconfirmed') return resultOf(outcome);
      if (!mayBegin()) return 'tooOften';
      return (await confirm(taken, sources)) ?? resultOf(await sources.change(taken, true));
    } catch (error) {
      sources.report(error);
      return 'notStored';
    }
  };
  return async (request: HttpRequest): Promise<HttpAnswer> => {
    if (request.method !== 'POST') {
      return jsonAnswer({ publicKey: push?.keys[0].publicKey ?? null });
    }
    const result = await change(request);
    return typeof result === 'string' ? refusalIn(localeOf(request), result) : jsonAnswer(result);
  };
}

/** Returns the change that a request asks for, or why it is refused. */
function take(request: HttpRequest, push: PushSettings): AlertRequest | Refusal {
  const { body } = request;
  if (!isFromHere(request)) return 'foreign';
  if (body.length > maxBytes) return 'tooLong';
  if (mediaTypeOf(request) !== 'application/json') return 'wrongType';
  const decoded = decodeAlertRequest(alertsPath, readJson(body));
  if (!decoded.ok) return 'unreadable';
  const { subscription, vapidKey } = decoded.value;
  if (!isPushEndpoint(subscription.endpoint, push.standIn)) return 'unknownService';
  return push.keys.some(({ publicKey }) => publicKey === vapidKey) ? decoded.value : 'keyChanged';
}

/** The language that a request names, even one that is refused before it is decoded; French without one. */
function localeOf({ body }: HttpRequest): Locale {
  const { locale } = body.length > maxBytes ? {} : Object(readJson(body));
  return parseLocale(String(locale)) ?? defaultLocale;
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
  { subscription, vapidKey, locale, change }: AlertRequest,
  { send, siteUrl }: AlertSources,
): Promise<Refusal | undefined> {
  const words = firstWords(change.kind === 'add' ? change : undefined, locale);
  const url = `${siteUrl}${pathIn(locale, alertsPage)}`;
  const payload = notificationPayload({ ...words, locale, url, tag: 'alertes' });
  const outcome = await send({ ...subscription, vapidKey }, { payload, topic: 'first' });
  switch (outcome.kind) {
    case 'sent':
      return undefined;
    case 'later':
      return 'silentService';
    case 'ended':
    case 'refused':
      return 'unknownBrowser';
  }
}

function resultOf(outcome: ChangeOutcome): DeviceAlerts | Refusal {
  if (outcome.kind === 'done') return outcome.alerts;
  if (outcome.kind === 'refused') return outcome.reason;
  throw new Error('A confirmed device was not stored');
}

function refusalIn(locale: Locale, refusal: Refusal): HttpAnswer {
  const headers = refusal === 'tooOften' ? { 'Retry-After': '3600' } : {};
  const { refusal: sentences } = alertMessagesTexts[locale];
  return plainAnswer(refusalStatus[refusal], sentences[refusal], headers);
}

function jsonAnswer(value: object): HttpAnswer {
  return answerOf(200, JSON.stringify(value), { 'Content-Type': 'application/json' });
}
