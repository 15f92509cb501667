/** The part of the running stack that an attack is aimed at. */
export type Service = 'hosting' | 'functions';

/** A request that is sent byte for byte: an HTTP client would correct some of them. */
export interface Attempt {
  readonly to: Service;
  readonly method?: string;
  /** As it is written in the request line. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/**
 * The conditions of one attack. Three more apply to every attack: the store stays as it was, no
 * server fails, and no redirection leads to another site.
 */
export interface Must {
  readonly refused?: true;
  /** None of these may be in the answer. */
  readonly hidden?: readonly string[];
}

export interface Attack {
  readonly name: string;
  readonly attempt: Attempt;
  readonly must: Must;
}

export interface Answer {
  /** 0 where the server closed the connection without a word. */
  readonly status: number;
  readonly location?: string | undefined;
  readonly body: string;
}

/** The addresses of the stack, as attackers see it. */
export interface Target {
  readonly hostingUrl: string;
  readonly firestoreHost: string;
  readonly functionsUrl: string;
  readonly projectId: string;
}
