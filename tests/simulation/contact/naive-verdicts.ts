import type { MessageFacts } from './random-messages.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export interface NaiveVerdict {
  readonly status: 'pending' | 'spam' | 'rejected' | 'flood';
  /** Staff get no mail while more than a hundred messages arrive in ten minutes. */
  readonly isWave: boolean;
  /** The messages before a flood's fifth to eighth, which that one sets aside as well. */
  readonly setsAside: readonly string[];
}

/**
 * The right verdict on each message, from what is known of how it was made: slowly, without queries, and
 * without looking at its text.
 */
export function naiveVerdicts(sent: readonly MessageFacts[]): Map<string, NaiveVerdict> {
  const inOrder = [...sent].sort(byTimeThenId);
  return new Map(inOrder.map((one, at) => [one.id, verdictOn(one, inOrder.slice(0, at))]));
}

function verdictOn(one: MessageFacts, before: readonly MessageFacts[]): NaiveVerdict {
  const within = (ms: number) => before.filter((other) => one.sentAtMs - other.sentAtMs <= ms);
  const own = within(dayMs).filter(({ email }) => email === one.email);
  const lastHour = own.filter((other) => one.sentAtMs - other.sentAtMs <= 60 * minuteMs);
  const recent = within(10 * minuteMs);
  const alike = recent
    .slice(-50)
    .filter(({ campaign }) => campaign !== undefined && campaign === one.campaign);
  const isSpam =
    one.fault === 'spam' ||
    own.length >= 20 ||
    lastHour.length >= 4 ||
    own.some(({ repeatKey }) => repeatKey === one.repeatKey);
  const isFlood = alike.length >= 4;
  const status = isSpam
    ? 'spam'
    : one.fault === 'rejected'
      ? 'rejected'
      : isFlood
        ? 'flood'
        : 'pending';
  const isYoung = status === 'flood' && alike.length < 8;
  return {
    status,
    isWave: recent.length >= 100,
    setsAside: isYoung ? alike.slice(0, 4).map(({ id }) => id) : [],
  };
}

function byTimeThenId(a: MessageFacts, b: MessageFacts): number {
  if (a.sentAtMs !== b.sentAtMs) return a.sentAtMs - b.sentAtMs;
  return a.id < b.id ? -1 : 1;
}
