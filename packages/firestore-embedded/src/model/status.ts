/** The canonical status codes that the server answers with: of gRPC, and of HTTP. */
const statuses = {
  INVALID_ARGUMENT: { code: 3, http: 400 },
  NOT_FOUND: { code: 5, http: 404 },
  ALREADY_EXISTS: { code: 6, http: 409 },
  PERMISSION_DENIED: { code: 7, http: 403 },
  RESOURCE_EXHAUSTED: { code: 8, http: 429 },
  FAILED_PRECONDITION: { code: 9, http: 400 },
  ABORTED: { code: 10, http: 409 },
  UNIMPLEMENTED: { code: 12, http: 501 },
  INTERNAL: { code: 13, http: 500 },
  UNAVAILABLE: { code: 14, http: 503 },
  UNAUTHENTICATED: { code: 16, http: 401 },
} as const;

export type StatusName = keyof typeof statuses;

/** The one error class of the server: a canonical status and a message for the client. */
export class StatusError extends Error {
  readonly status: StatusName;

  constructor(status: StatusName, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StatusError';
    this.status = status;
  }

  get code(): number {
    return statuses[this.status].code;
  }

  get httpStatus(): number {
    return statuses[this.status].http;
  }
}

/** The error of a request that no Firestore accepts. */
export function invalid(message: string, options?: ErrorOptions): StatusError {
  return new StatusError('INVALID_ARGUMENT', message, options);
}

/** Converts a thrown value to a StatusError; any other class is a bug of this server, INTERNAL. */
export function asStatusError(thrown: unknown): StatusError {
  if (thrown instanceof StatusError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new StatusError('INTERNAL', message, { cause: thrown });
}
