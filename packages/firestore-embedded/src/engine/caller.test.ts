import { describe, expect, it } from 'vitest';
import { StatusError } from '../model/status.ts';
import { callerFromAuthorization } from './caller.ts';

function unsignedToken(header: object, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `Bearer ${part(header)}.${part(claims)}.`;
}

describe('callerFromAuthorization', () => {
  it('treats a request without a header as a visitor without auth', () => {
    expect(callerFromAuthorization(undefined)).toEqual({ kind: 'user' });
  });

  it('treats Bearer owner as the owner', () => {
    expect(callerFromAuthorization('Bearer owner')).toEqual({ kind: 'owner' });
  });

  it('reads the user from an unsigned token', () => {
    const claims = { sub: 'alice', email: 'é@example.tn' };
    expect(callerFromAuthorization(unsignedToken({ alg: 'none' }, claims))).toEqual({
      kind: 'user',
      auth: { uid: 'alice', token: claims },
    });
  });

  it.each([
    ['a signed token', unsignedToken({ alg: 'RS256' }, { sub: 'alice' }), 'INVALID_ARGUMENT'],
    ['a token without a subject', unsignedToken({ alg: 'none' }, {}), 'INVALID_ARGUMENT'],
    ['a token that is no JWT', 'Bearer rubbish', 'INVALID_ARGUMENT'],
    ['another scheme', 'Basic YTpi', 'UNAUTHENTICATED'],
  ])('refuses %s', (_title, header, status) => {
    expect(() => callerFromAuthorization(header)).toThrow(
      expect.objectContaining({ name: StatusError.name, status }),
    );
  });
});
