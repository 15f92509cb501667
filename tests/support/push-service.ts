import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { serveLocally } from './serve-locally.ts';

/** A browser's subscription at the stand-in, and the keys that its messages are decrypted with. */
export interface StandInDevice {
  readonly name: string;
  readonly subscription: {
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
  };
}

/** One message that arrived, verified and decrypted. */
export interface ReceivedPush {
  readonly device: string;
  readonly payload: {
    readonly notification: Readonly<Record<string, string>>;
    readonly web_push: number;
  };
  readonly topic: string | undefined;
  readonly ttl: string | undefined;
  readonly status: number | 'none';
}

/** The answer to the next message of a device: a status, with a wait in seconds, or no answer at all. */
type Plan = (
  device: string,
) => number | 'none' | { readonly status: number; readonly retryAfter: number };

export interface PushService {
  readonly origin: string;
  /** Every message that arrived, also those that were not accepted. */
  readonly received: ReceivedPush[];
  /** What a real service would refuse: wrong signatures and bodies that cannot be decrypted. */
  readonly faults: string[];
  plan: Plan;
  /** Called when a message arrived, before it is answered. */
  onMessage: (push: ReceivedPush) => Promise<void> | void;
  subscribe(name: string): StandInDevice;
  stop(): Promise<void>;
}

/**
 * Creates a browser's subscription at a stand-in. Its address contains its private key, so that the stand-in, perhaps in
 * another process, can decrypt its messages.
 */
export function standInDevice(origin: string, name: string): StandInDevice {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const endpoint = `${origin}/${name}.${ecdh.getPrivateKey('base64url')}.${auth}`;
  return { name, subscription: { endpoint, p256dh, auth } };
}

/** Starts a stand-in for browsers' push services: it verifies, decrypts, and answers by a plan. */
export async function startPushService(): Promise<PushService> {
  const { origin, stop } = await serveLocally((request, response) => {
    answer(request, response).catch((error: unknown) => {
      service.faults.push(String(error));
      response.writeHead(400).end();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method === 'GET') return response.end(JSON.stringify(service.received));
    const [name = '', privateKey = '', auth = ''] = (request.url ?? '').slice(1).split('.');
    const body = await buffer(request);
    verifyVapid(request.headers.authorization ?? '', origin);
    const planned = service.plan(name);
    const status = typeof planned === 'object' ? planned.status : planned;
    const push = {
      device: name,
      payload: JSON.parse(decrypt(body, privateKey, Buffer.from(auth, 'base64url'))),
      topic: header(request, 'topic'),
      ttl: header(request, 'ttl'),
      status,
    };
    service.received.push(push);
    await service.onMessage(push);
    if (status === 'none') return response.destroy();
    const more = {
      ...(typeof planned === 'object' && { 'Retry-After': String(planned.retryAfter) }),
      // Whoever follows it finds an answer of 200.
      ...(status === 302 && { Location: origin }),
    };
    return response.writeHead(status, more).end('a body that nobody reads');
  }

  const service: PushService = {
    origin,
    received: [],
    faults: [],
    plan: () => 201,
    onMessage: () => {},
    subscribe: (name) => standInDevice(origin, name),
    stop,
  };
  return service;
}

function header({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Verifies the site's signature; throws for one that a push service would refuse. RFC 8292. */
function verifyVapid(authorization: string, audience: string): void {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const left = exp - Date.now() / 1000;
  const isFit = aud === audience && left > 0 && left <= 86_400 && /^(?:mailto:|https:)/.test(sub);
  if (!isSigned || !isFit) throw new Error(`No signature of the site: ${authorization}`);
}

/** Decrypts a message of the encoding `aes128gcm`. RFC 8291, RFC 8188. */
function decrypt(body: Buffer, privateKey: string, auth: Buffer): string {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey, 'base64url');
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const sealed = body.subarray(21 + sender.length);
  const derive = (input: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', input, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const input = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
