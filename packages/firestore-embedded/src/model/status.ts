/** The gRPC status codes that the server answers with, by their canonical names. */
export const statusCodes = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const;

export type StatusName = keyof typeof statusCodes;

/** The one error class of the server: a canonical status and a message for the client. */
export class StatusError extends Error {
  readonly status: StatusName;

  constructor(status: StatusName, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StatusError';
    this.status = status;
  }

  get code(): number {
    return statusCodes[this.status];
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
