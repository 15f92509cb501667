import type { PushSubscription } from '@dinar/domain/alerts/alert-documents';
import type { RequestDetails } from 'web-push';
import { parseRetryAfterMs } from '../sources/http/retry-policy.ts';
import { isPushEndpoint } from './push-hosts.ts';
import type { VapidKeys } from './vapid-keys.ts';

/** The settings of a site that sends messages. */
export interface PushSettings {
  /** The present key pair, then earlier ones. */
  readonly keys: readonly [VapidKeys, ...VapidKeys[]];
  /** Where a push service can write to us: an address `mailto:` or `https:`. */
  readonly contact: string;
  /** The origin of a stand-in for the push services, for tests. */
  readonly standIn?: string;
  /** The longest wait for an answer: 10 s, unless a stand-in shares the processor with other tests. */
  readonly timeoutMs?: number;
}

interface PushMessage {
  readonly payload: string;
  /** A newer message of the same topic replaces one that was not delivered yet; at most 32 of base64url. */
  readonly topic: string;
}

/** The outcome of one message: `later` is worth a retry, `ended` means that the subscription no longer exists. */
export type PushOutcome =
  | { readonly kind: 'sent' | 'ended' }
  | { readonly kind: 'later'; readonly afterMs: number }
  | { readonly kind: 'refused'; readonly reason: string };

/** A device that a message is sent to. */
type PushTarget = PushSubscription & { readonly vapidKey: string };

/** Sends one message to one device. */
export type PushSender = (to: PushTarget, message: PushMessage) => Promise<PushOutcome>;

const usualTimeoutMs = 10_000;
const ttlSeconds = 12 * 3600;
const maxRetryMs = 3_600_000;

/** Returns a sender that encrypts messages and posts them to the devices' push services. */
export function pushSender(settings: PushSettings): PushSender {
  const { keys, contact, standIn, timeoutMs = usualTimeoutMs } = settings;
  return async (to, { payload, topic }) => {
    // Checked at each message: a document may be older than the list, or typed in the console.
    if (!isPushEndpoint(to.endpoint, standIn)) return refused('not a push service');
    const pair = keys.find(({ publicKey }) => publicKey === to.vapidKey);
    if (pair === undefined) return { kind: 'ended' };
    // Imported here, so that the instances of every other function start without it.
    const { default: webPush } = await import('web-push');
    const { endpoint, p256dh, auth } = to;
    const request = (): RequestDetails | undefined => {
      try {
        return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject: contact, ...pair },
          TTL: ttlSeconds,
          topic,
        });
      } catch (error) {
        // A point that is not on the curve.
        if (error instanceof Error) return undefined;
        throw error;
      }
    };
    const details = request();
    return details ? post(endpoint, details, timeoutMs) : refused('unusable keys');
  };
}

async function post(
  endpoint: string,
  { headers, body }: Pick<RequestDetails, 'headers' | 'body'>,
  timeoutMs: number,
): Promise<PushOutcome> {
  const sent = Object.entries(headers)
    // fetch sets the length itself.
    .filter(([name]) => name.toLowerCase() !== 'content-length')
    .map(([name, value]) => [name, String(value)] as [string, string]);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: sent,
      body: body === null ? null : new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch (error) {
    // No connection, or no answer in time: fetch has no other failure for a valid address.
    if (error instanceof Error) return { kind: 'later', afterMs: 0 };
    throw error;
  }
}

// https://www.rfc-editor.org/rfc/rfc8030#section-5
function outcomeOf({ status, headers }: Response): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'ended' };
  if (status === 429 || status >= 500) {
    const afterMs = parseRetryAfterMs(headers.get('retry-after'), new Date()) ?? 0;
    return { kind: 'later', afterMs: Math.min(afterMs, maxRetryMs) };
  }
  return refused(`answer ${status}`);
}

function refused(reason: string): PushOutcome {
  return { kind: 'refused', reason };
}
