import { Metadata, type ServiceError } from '@grpc/grpc-js';
import { StatusError } from '../model/status.ts';

/** What grpc-js makes a status of: its own fields on an Error. */
export function callError(error: unknown): ServiceError {
  const known =
    error instanceof StatusError
      ? error
      : new StatusError('INTERNAL', `Internal error: ${String(error)}`, { cause: error });
  return Object.assign(new Error(known.message, { cause: error }), {
    code: known.code,
    details: known.message,
    metadata: new Metadata(),
  });
}
