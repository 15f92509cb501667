/** The clocks of a session, in milliseconds. */
export interface SessionTimes {
  /** How often an idle back channel sends a noop; the client's watchdog waits 45 s. */
  readonly noopMs: number;
  /** How long one response is kept open before the client is made to ask anew. */
  readonly responseMs: number;
  /** How long a session without a back channel is kept. */
  readonly expiryMs: number;
  /** How long a browser's back channels occupy all of its connections before the oldest ends. */
  readonly releaseMs: number;
}

export const defaultSessionTimes: SessionTimes = {
  noopMs: 30_000,
  responseMs: 60_000,
  expiryMs: 60_000,
  releaseMs: 50,
};
