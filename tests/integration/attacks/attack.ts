import type { StackAddresses } from '../../support/test-stack.ts';

/** The part of the running stack that an attack is aimed at. */
type Service = 'hosting' | 'functions';

/** A request sent byte for byte, because an HTTP client would correct some of them. */
export interface Attempt {
  readonly to: Service;
  readonly method?: string;
  /** The path exactly as written in the request line. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * The conditions on the answer to one attack. Every attack must also leave the store unchanged, crash no
 * server and cause no redirect to another site.
 */
export interface Must {
  readonly refused?: true;
  /** Texts that must not be in the answer. */
  readonly hidden?: readonly string[];
}

export interface Attack {
  readonly name: string;
  readonly attempt: Attempt;
  readonly must: Must;
}

export interface Answer {
  /** 0 if the server closed the connection without an answer, undefined if it did neither in time. */
  readonly status: number | undefined;
  readonly location?: string | undefined;
  readonly body: string;
}

type Verdict =
  | { readonly kind: 'failed' }
  | { readonly kind: 'succeeded'; readonly why: string }
  | { readonly kind: 'crashed'; readonly why: string };

/** Judges one attack by its answer. The store is compared once, after all attacks. */
export function judge({ must }: Attack, answer: Answer, { hostingUrl }: StackAddresses): Verdict {
  const { status, location, body } = answer;
  if (status === undefined) return { kind: 'crashed', why: 'not answered in two minutes' };
  const start = `${status} ${body.slice(0, 300)}`;
  // 501 and 505 are HTTP's answers to an unsupported method or version.
  if (status >= 500 && ![501, 505].includes(status)) {
    return { kind: 'crashed', why: `answered ${start}` };
  }
  const away = awayFrom(hostingUrl, location);
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
