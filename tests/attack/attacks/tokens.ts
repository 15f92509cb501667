import { createHmac } from 'node:crypto';
import { type Attack, secret, secretId } from '../attack.ts';

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Credentials that nobody gave. `Bearer owner` is not among them: it is the emulators' own door for the
 * Admin SDK, of which Cloud Firestore knows nothing (it is refused there as no token).
 */
export function tokenAttacks(projectId: string): Attack[] {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'admin',
    user_id: 'admin',
    admin: true,
    role: 'owner',
    iat: now,
    exp: now + 3600,
    firebase: { sign_in_provider: 'custom', identities: {} },
  };
  const signed = (header: object, payload: object) => {
    const text = `${encoded(header)}.${encoded(payload)}`;
    return `${text}.${createHmac('sha256', 'secret').update(text).digest('base64url')}`;
  };
  const tokens: Readonly<Record<string, string>> = {
    'an unsigned admin': `Bearer ${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`,
    'an admin signed by us': `Bearer ${signed({ alg: 'HS256', typ: 'JWT' }, claims)}`,
    'a key from elsewhere': `Bearer ${signed({ alg: 'RS256', kid: 'x', jku: 'https://evil.example/keys' }, claims)}`,
    'an expired admin': `Bearer ${signed({ alg: 'HS256' }, { ...claims, exp: 1 })}`,
    'another project': `Bearer ${signed({ alg: 'HS256' }, { ...claims, aud: 'other', iss: 'x' })}`,
    'no parts': 'Bearer ..',
    'an empty token': 'Bearer ',
    'another scheme': 'Basic b3duZXI6b3duZXI=',
    'the owner in base64': 'Bearer b3duZXI=',
    'the owner in a list': 'Bearer owner,owner',
    'nearly the owner': 'Bearer owner2',
    'a service account by name': 'Bearer firebase-adminsdk@system.gserviceaccount.com',
    'a token of 6 KB': `Bearer ${'a'.repeat(6000)}`,
  };
  const database = `projects/${projectId}/databases/(default)`;
  const kept = `${database}/documents/contact-messages/${secretId}`;
  const writes = [{ delete: kept }];
  return Object.entries(tokens).flatMap(([title, token]): Attack[] => {
    const headers = { 'Content-Type': 'application/json', Authorization: token };
    const must = { refused: true, hidden: [secret] } as const;
    return [
      {
        name: `token over REST, read: ${title}`,
        attempt: { via: 'http', to: 'firestore', path: `/v1/${kept}`, headers },
        must,
      },
      {
        name: `token over REST, write: ${title}`,
        attempt: {
          via: 'http',
          to: 'firestore',
          method: 'POST',
          path: `/v1/${database}/documents:commit`,
          headers,
          body: JSON.stringify({ writes }),
        },
        must,
      },
      {
        name: `token over gRPC: ${title}`,
        attempt: { via: 'grpc', method: 'Commit', message: { database, writes }, token },
        must,
      },
      {
        name: `token over WebChannel: ${title}`,
        attempt: { via: 'channel', method: 'Write', messages: [{ database }, { writes }], token },
        must: { hidden: [secret] },
      },
    ];
  });
}
