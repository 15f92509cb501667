import { createECDH } from 'node:crypto';

/** The key pair by which push services know the site, both in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Parses private keys, separated by spaces: browsers subscribe with the first, and those that subscribed with an
 * earlier one still receive messages. Throws for a text that is no key.
 */
export function parseVapidKeys(text: string): readonly VapidKeys[] {
  return text
    .split(/\s+/)
    .filter((key) => key !== '')
    .map(vapidKeysOf);
}

/** Creates a key pair. */
export function createVapidKeys(): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  return vapidKeysOf(toPrivateKey(curve.getPrivateKey()));
}

/** Writes a private key in its 32 bytes: Node returns one that begins with zeros without them. */
export function toPrivateKey(bytes: Buffer): string {
  return Buffer.concat([Buffer.alloc(32 - bytes.length), bytes]).toString('base64url');
}

function vapidKeysOf(privateKey: string): VapidKeys {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32) {
    throw new Error('VAPID_PRIVATE_KEYS: a private key has 32 bytes in base64url');
  }
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytes);
  return { publicKey: curve.getPublicKey('base64url'), privateKey };
}
