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
  /** 0 if the server closed the connection without an answer. */
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
