/** What of the running stack an attack is aimed at. */
export type Service = 'hosting' | 'firestore' | 'functions';

/** Bytes over a socket: what no HTTP client would send can be sent. */
export interface HttpAttempt {
  readonly via: 'http';
  readonly to: Service;
  readonly method?: string;
  /** As it stands in the request line. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** In place of all above but the service: the request, byte for byte. */
  readonly bytes?: string | Buffer;
}

/** A call of Firestore's gRPC service; its message as JSON, or as bytes that need not be a message. */
export interface GrpcAttempt {
  readonly via: 'grpc';
  readonly method: string;
  readonly message: object | Buffer;
  /** Sent one after the other over a stream. */
  readonly more?: readonly object[];
  readonly token?: string;
}

/** A stream as a browser opens it, with all of its messages in the first request. */
export interface ChannelAttempt {
  readonly via: 'channel';
  readonly method: 'Write' | 'Listen';
  readonly messages: readonly unknown[];
  readonly token?: string;
}

export type Attempt = HttpAttempt | GrpcAttempt | ChannelAttempt;

/**
 * What must hold, beside what always must: the store stays as it was, the answer is no fault of the
 * server's, and no redirection leads away from the site.
 */
export interface Must {
  readonly refused?: true;
  /** None of these may stand in the answer. */
  readonly hidden?: readonly string[];
}

export interface Attack {
  readonly name: string;
  readonly attempt: Attempt;
  readonly must: Must;
}

/** What came back; over gRPC the status is the error's name, or `OK`. */
export interface Answer {
  readonly status: number | string;
  readonly location?: string | undefined;
  readonly body: string;
}

/** Where the stack is, as attackers see it. */
export interface Target {
  readonly hostingUrl: string;
  readonly firestoreHost: string;
  readonly functionsUrl: string;
  readonly projectId: string;
}

/** A text that stands in a contact message, which no stranger may ever see. */
export const secret = 'nobody-but-staff-reads-this';
export const secretId = 'kept-from-strangers';
