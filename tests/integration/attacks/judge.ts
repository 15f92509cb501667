import type { Answer, Attack, Target } from './attack.ts';

export type Verdict =
  | { readonly kind: 'failed' }
  | { readonly kind: 'succeeded'; readonly why: string }
  | { readonly kind: 'crashed'; readonly why: string };

/** Judges one attack by its answer. The store is compared once, after all attacks. */
export function judge({ must }: Attack, answer: Answer, target: Target): Verdict {
  const { status, location, body } = answer;
  const start = `${status} ${body.slice(0, 300)}`;
  // 501 and 505 are HTTP's answers to an unsupported method or version.
  if (status >= 500 && ![501, 505].includes(status)) {
    return { kind: 'crashed', why: `answered ${start}` };
  }
  const away = awayFrom(target.hostingUrl, location);
  if (away !== undefined) return { kind: 'succeeded', why: `leads to ${away}` };
  const seen = must.hidden?.find((text) => body.includes(text));
  if (seen !== undefined) {
    return { kind: 'succeeded', why: `the answer contains ${JSON.stringify(seen)}` };
  }
  // A connection closed without an answer is a refusal too.
  if (must.refused && status !== 0 && status < 400) {
    return { kind: 'succeeded', why: `not refused: ${start}` };
  }
  return { kind: 'failed' };
}

/** The location of a redirect that leads to another site. */
function awayFrom(home: string, location: string | undefined): string | undefined {
  if (location === undefined) return undefined;
  if (!URL.canParse(location, home)) return location;
  const { origin } = new URL(location, home);
  return origin === new URL(home).origin ? undefined : location;
}
