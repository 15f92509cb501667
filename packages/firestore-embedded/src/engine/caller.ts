import { invalid, StatusError } from '../model/status.ts';
import type { Caller } from '../rules/authorizer.ts';

const owner: Caller = { kind: 'owner' };
const anonymous: Caller = { kind: 'user' };

/**
 * The caller of an `authorization` header: a user without auth when it is missing, the owner for
 * `Bearer owner`, a user for an unsigned JWT as the emulator suite's clients send it.
 * Throws UNAUTHENTICATED when the scheme is not Bearer, INVALID_ARGUMENT when the token is invalid.
 */
export function callerFromAuthorization(header: string | undefined): Caller {
  if (header === undefined || header === '') return anonymous;
  const token = /^Bearer\s+(\S+)\s*$/i.exec(header)?.[1];
  if (token === undefined) {
    throw new StatusError('UNAUTHENTICATED', 'The authorization header carries no Bearer token.');
  }
  return token === 'owner' ? owner : callerFromToken(token);
}

function callerFromToken(token: string): Caller {
  const [header, payload] = token.split('.');
  // The signature cannot be verified here, so a signed token is rejected.
  if (decodePart(header).alg !== 'none') {
    throw invalid('Only unsigned JWT tokens (alg none) are accepted.');
  }
  const claims = decodePart(payload);
  const uid = claims.sub ?? claims.user_id;
  if (typeof uid !== 'string') {
    throw invalid('The JWT token has neither sub nor user_id.');
  }
  return { kind: 'user', auth: { uid, token: claims } };
}

function decodePart(part: string | undefined): { readonly [claim: string]: unknown } {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
    if (typeof decoded === 'object' && decoded !== null && !Array.isArray(decoded)) {
      return { ...decoded };
    }
  } catch (cause) {
    throw invalid('The authorization token is not a JWT.', { cause });
  }
  throw invalid('The authorization token is not a JWT.');
}
