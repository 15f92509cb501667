/** The times of a session, in milliseconds. */
export interface SessionTimes {
  /** The interval of noops on an idle back channel; the client's watchdog waits 45 s. */
  readonly noopMs: number;
  /** The time for which one response is kept open before the client must send a new request. */
  readonly responseMs: number;
  /** The time for which a session without a back channel is kept. */
  readonly expiryMs: number;
  /** The time for which a browser's back channels occupy all of its connections before the oldest ends. */
  readonly releaseMs: number;
}

export const defaultSessionTimes: SessionTimes = {
  noopMs: 30_000,
  responseMs: 60_000,
  expiryMs: 60_000,
  releaseMs: 50,
};
