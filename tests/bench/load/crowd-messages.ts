/** What the bench tells a process of visitors. */
export type CrowdOrder =
  | {
      readonly kind: 'open';
      readonly visitors: number;
      readonly firestoreHost: string;
      readonly projectId: string;
    }
  | { readonly kind: 'look' }
  | { readonly kind: 'tell-arrivals' }
  | { readonly kind: 'close' };

/** How the visitors of one process stand. */
export interface CrowdLook {
  /** How many see each board that somebody sees, by its hash, in step with the server. */
  readonly boards: Readonly<Record<string, number>>;
  /** How many hold a board that the server has not confirmed since the connection was lost. */
  readonly outOfStep: number;
  readonly failures: readonly string[];
  readonly residentMb: number;
}

/** When a live rate was first seen, by `currency:value`; one instant a visitor, in ms of this machine's clock. */
export type Arrivals = Readonly<Record<string, readonly number[]>>;

/** What a process of visitors answers, one answer an order. */
export type CrowdAnswer =
  | { readonly kind: 'open' }
  | { readonly kind: 'look'; readonly look: CrowdLook }
  | { readonly kind: 'tell-arrivals'; readonly arrivals: Arrivals }
  | { readonly kind: 'close' };
