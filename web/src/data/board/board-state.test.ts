// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { boardOfStats, euroStats } from '../../testing/rates-fixtures.ts';
import { type BoardState, boardAfter } from './board-state.ts';

const board = boardOfStats(euroStats());
const newer = boardOfStats(euroStats({ banks: [] }));
const empty = boardOfStats();
const loading: BoardState = { kind: 'loading' };
const inlined: BoardState = { kind: 'static', board };
const live: BoardState = { kind: 'live', board };
const stale: BoardState = { kind: 'stale', board };

describe('the state of the board', () => {
  it.each([loading, inlined, live, stale])(
    'goes live with rates from the server (from %o)',
    (state) => {
      const event = { type: 'rates-received', board: newer, fromServer: true } as const;
      expect(boardAfter(state, event)).toEqual({ kind: 'live', board: newer });
    },
  );

  it('keeps the values when the SDK answers from its empty cache', () => {
    const event = { type: 'rates-received', board: empty, fromServer: false } as const;
    expect(boardAfter(inlined, event)).toEqual({ kind: 'stale', board });
    expect(boardAfter(loading, event)).toEqual({ kind: 'stale', board: undefined });
  });

  it('accepts an empty answer of the server', () => {
    const event = { type: 'rates-received', board: empty, fromServer: true } as const;
    expect(boardAfter(live, event)).toEqual({ kind: 'live', board: empty });
  });

  it('goes stale when the link is lost and live again when it is back', () => {
    const lost = boardAfter(live, { type: 'link-changed', up: false });
    expect(lost).toEqual(stale);
    expect(boardAfter(lost, { type: 'link-changed', up: true })).toEqual(live);
    expect(boardAfter(inlined, { type: 'link-changed', up: false })).toEqual(stale);
  });

  it('is not live before any rates arrive', () => {
    const waiting: BoardState = { kind: 'stale', board: undefined };
    expect(boardAfter(waiting, { type: 'link-changed', up: true })).toBe(waiting);
    expect(boardAfter(inlined, { type: 'link-changed', up: true })).toBe(inlined);
  });

  it('is not stale while paused, and is live again once the link is up', () => {
    const paused = boardAfter(live, { type: 'network-paused' });
    expect(paused).toEqual({ kind: 'paused', board });
    expect(boardAfter(paused, { type: 'link-changed', up: false })).toBe(paused);
    const fromMemory = { type: 'rates-received', board: empty, fromServer: false } as const;
    expect(boardAfter(paused, fromMemory)).toBe(paused);
    expect(boardAfter(paused, { type: 'link-changed', up: true })).toEqual(live);
    expect(boardAfter(paused, { type: 'network-resumed' })).toEqual(stale);
    expect(boardAfter(live, { type: 'network-resumed' })).toBe(live);
    expect(boardAfter(stale, { type: 'network-paused' })).toBe(stale);
  });

  it('fails if no rates arrive in time, ignores the empty cache, and recovers when rates arrive', () => {
    const waitEnded = { type: 'wait-ended' } as const;
    const failed = { kind: 'failed', failure: 'unanswered', board: undefined } as const;
    expect(boardAfter(loading, waitEnded)).toEqual(failed);
    expect(boardAfter({ kind: 'stale', board: undefined }, waitEnded)).toEqual(failed);
    const fromMemory = { type: 'rates-received', board: empty, fromServer: false } as const;
    expect(boardAfter(failed, fromMemory)).toBe(failed);
    const late = { type: 'rates-received', board, fromServer: true } as const;
    expect(boardAfter(failed, late)).toEqual(live);
  });

  it.each([inlined, live, stale])('keeps rates at the end of the wait (%o)', (state) => {
    expect(boardAfter(state, { type: 'wait-ended' })).toBe(state);
  });

  it('keeps the first failure when the wait ends later', () => {
    const refused: BoardState = { kind: 'failed', failure: 'refused', board: undefined };
    expect(boardAfter(refused, { type: 'wait-ended' })).toBe(refused);
  });

  it('keeps the values when the feed fails, and waits again after a retry', () => {
    const failed = boardAfter(live, { type: 'feed-failed', failure: 'refused' });
    expect(failed).toEqual({ kind: 'failed', failure: 'refused', board });
    expect(boardAfter(failed, { type: 'retry-asked' })).toEqual(stale);
    const failedEmpty = boardAfter(loading, { type: 'feed-failed', failure: 'not-loaded' });
    expect(boardAfter(failedEmpty, { type: 'retry-asked' })).toEqual(loading);
  });

  it('shows the rates of an earlier visit until the listener answers', () => {
    const found = { type: 'kept-rates-found', board: newer } as const;
    expect(boardAfter(loading, found)).toEqual({ kind: 'static', board: newer });
    expect(boardAfter(inlined, found)).toEqual({ kind: 'static', board: newer });
    expect(boardAfter(stale, found)).toEqual({ kind: 'stale', board: newer });
    const failed: BoardState = { kind: 'failed', failure: 'unanswered', board: undefined };
    expect(boardAfter(failed, found)).toEqual({ ...failed, board: newer });
    expect(boardAfter(live, found)).toBe(live);
  });
});
