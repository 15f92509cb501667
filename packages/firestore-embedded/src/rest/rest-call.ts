import type { ProtoJson, ServerStreamMethod, UnaryMethod } from '../engine/backend.ts';

/** The backend call of a REST request. */
export type RestCall =
  | { readonly kind: 'unary'; readonly method: UnaryMethod; readonly request: ProtoJson }
  | {
      readonly kind: 'server-stream';
      readonly method: ServerStreamMethod;
      readonly request: ProtoJson;
    };

/** A REST request as it came: path segments decoded, `verb` what follows the last colon. */
export interface RestRequest {
  readonly httpMethod: string;
  /** `projects/P/databases/D`. */
  readonly database: string;
  /** The segments after `documents`. */
  readonly segments: readonly string[];
  readonly verb?: string;
  readonly query: URLSearchParams;
  /** Parses the body; raises INVALID_ARGUMENT when it is not a JSON object. */
  body(): ProtoJson;
}
