import type { StatusError, StatusName } from '../model/status.ts';

/** @see https://cloud.google.com/apis/design/errors#handling_errors */
const httpStatus: Readonly<Record<StatusName, number>> = {
  OK: 200,
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  UNAUTHENTICATED: 401,
};

/** The body of Google's error answers; `code` is the HTTP status. */
export interface ErrorBody {
  readonly error: { readonly code: number; readonly message: string; readonly status: StatusName };
}

/** An error in the format of Google's JSON interfaces. */
export function errorBody(error: StatusError): ErrorBody {
  return {
    error: { code: httpStatus[error.status], message: error.message, status: error.status },
  };
}
