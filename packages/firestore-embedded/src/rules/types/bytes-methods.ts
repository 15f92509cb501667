import { type Signature, signature } from './signature.ts';

/** @see https://firebase.google.com/docs/reference/rules/rules.Bytes */
export const bytesMethods: Readonly<Record<string, readonly Signature[]>> = {
  size: [signature(['bytes'], ({ bytes }) => BigInt(bytes.length))],
  // The alphabet of URLs, with padding, as in Google's emulator.
  toBase64: [
    signature(['bytes'], ({ bytes }) =>
      Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
    ),
  ],
  toHexString: [
    signature(['bytes'], ({ bytes }) => Buffer.from(bytes).toString('hex').toUpperCase()),
  ],
};
