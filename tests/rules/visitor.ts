import type { Firestore } from 'firebase/firestore';

/** The two kinds of caller. Signing in grants nothing, because the site has no accounts. */
export const roles = ['visitor', 'signed-in user'] as const;
export type Role = (typeof roles)[number];

/** The name of the database in REST addresses. */
export const databaseName = 'projects/demo-dinar/databases/(default)';

/** A caller from outside, through the SDK of a page and through raw requests. */
export interface Visitor {
  readonly db: Firestore;
  /** Posts to `v1/{database}/documents{path}`, or gets it; throws RefusedError when refused. */
  rest(path: string, body?: object): Promise<void>;
}

/** Opens a visitor of the Firestore at `address` (`host:port`), with both ways to call it. */
export function openVisitor(address: string, role: Role, db: Firestore): Visitor {
  const headers = role === 'visitor' ? {} : { authorization: `Bearer ${unsignedToken('someone')}` };
  return {
    db,
    rest: async (path, body) => {
      const response = await fetch(`http://${address}/v1/${databaseName}/documents${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status === 403) throw new RefusedError(path);
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    },
  };
}

/** The unsigned JWT of a signed-in user, which emulators accept. */
function unsignedToken(user: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: user, user_id: user, iat: 0, firebase: { sign_in_provider: 'custom' } };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** Thrown for a raw request that the rules refuse; the SDK's own error has the same code. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly code = 'permission-denied';
}
