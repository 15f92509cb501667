import type { Answer, Attack, Attempt, Target } from './attack.ts';

export type Verdict =
  | { readonly kind: 'held' }
  | { readonly kind: 'succeeded'; readonly why: string }
  | { readonly kind: 'crashed'; readonly why: string };

// What gRPC calls a fault of the server's own.
const faults = ['UNKNOWN', 'INTERNAL', 'DATA_LOSS', 'UNAVAILABLE', 'DEADLINE_EXCEEDED'];

/** What an answer says of an attack; the store is looked at once, behind all of them. */
export function judge({ attempt, must }: Attack, answer: Answer, target: Target): Verdict {
  if (isFault(answer, attempt)) {
    return { kind: 'crashed', why: `answered ${answer.status}: ${answer.body.slice(0, 300)}` };
  }
  const away = awayFrom(target.hostingUrl, answer.location);
  if (away !== undefined) return { kind: 'succeeded', why: `leads to ${away}` };
  const seen = must.hidden?.find((text) => answer.body.includes(text));
  if (seen !== undefined) {
    return { kind: 'succeeded', why: `the answer holds ${JSON.stringify(seen)}` };
  }
  if (must.refused && !isRefused(answer, attempt.via)) {
    return {
      kind: 'succeeded',
      why: `not refused: ${answer.status} ${answer.body.slice(0, 300)}`,
    };
  }
  return { kind: 'held' };
}

// 501 and 505 are how HTTP says that it does not speak such a language; INTERNAL is how gRPC says that
// a message cannot be read (https://grpc.io/docs/guides/status-codes/).
function isFault({ status }: Answer, attempt: Attempt): boolean {
  const isUnreadable = attempt.via === 'grpc' && Buffer.isBuffer(attempt.message);
  if (status === 'INTERNAL' && isUnreadable) return false;
  if (typeof status === 'string') return faults.includes(status);
  return status >= 500 && ![501, 505].includes(status);
}

function isRefused({ status, body }: Answer, via: Attempt['via']): boolean {
  if (via === 'grpc') return status !== 'OK' || isEveryWriteRefused(body);
  // A stream's error, or why a listener was let go.
  if (via === 'channel') return status !== 200 || /"error":|"cause":/.test(body);
  // Hung up without a word is a refusal too: whether anything died is looked at apart.
  return status === 0 || Number(status) >= 400 || isEveryWriteRefused(body);
}

// A batch of writes answers 200 and says of each write how it went.
function isEveryWriteRefused(body: string): boolean {
  const codes = [...body.matchAll(/"code":\s*(\d+)/g)].map(([, code]) => Number(code));
  return /"status":\s*\[/.test(body) && codes.length > 0 && codes.every((code) => code !== 0);
}

/** Where a browser would go to, when that is another site. */
function awayFrom(home: string, location: string | undefined): string | undefined {
  if (location === undefined) return undefined;
  if (!URL.canParse(location, home)) return location;
  const { origin } = new URL(location, home);
  return origin === new URL(home).origin ? undefined : location;
}
