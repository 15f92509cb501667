import * as v from 'valibot';
import { type Decoded, decodeWith } from '../documents/decoded.ts';
import {
  commercialBankField,
  countField,
  currencyField,
  rateDateField,
  rateField,
} from '../documents/field-schemas.ts';
import { defaultLocale, locales } from '../language/locale.ts';
import { alertSides, alertStates } from './rate-alert.ts';

const base64url = (length: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.length(length));

const subscriptionEntries = {
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
  /** base64url: an uncompressed point of P-256, and 16 bytes. */
  p256dh: base64url(87),
  auth: base64url(22),
};

/** The schema of a push subscription, also as a browser sends it. */
export const subscriptionSchema = v.object(subscriptionEntries);

/** The address at a push service that reaches one browser, with the keys that encrypt for it. */
export type PushSubscription = Readonly<v.InferOutput<typeof subscriptionSchema>>;

export const vapidKeyField = base64url(87);

/** A language; French where the field is absent. */
export const localeField = v.exactOptional(v.picklist(locales), defaultLocale);

const deviceSchema = v.object({
  ...subscriptionEntries,
  /** The public key with which the browser subscribed. */
  vapidKey: vapidKeyField,
  /** The language of its messages: the one in which an alert was last set; French in older documents. */
  locale: localeField,
  /** Whether it receives the central bank's rate of each working day. */
  digest: v.boolean(),
  /** The day of the last message, and the number of messages of that day. */
  sentOn: v.exactOptional(rateDateField),
  sentCount: countField,
  /** The day of the last visit that was recorded. */
  seenOn: rateDateField,
});

/** A browser that receives messages. */
export type PushDevice = Readonly<v.InferOutput<typeof deviceSchema>>;

export const wishEntries = {
  currency: currencyField,
  side: v.picklist(alertSides),
  bank: v.exactOptional(commercialBankField),
  target: rateField,
};

export const alertEntries = {
  ...wishEntries,
  state: v.picklist(alertStates),
  firedOn: v.exactOptional(rateDateField),
};

const alertSchema = v.object({ ...alertEntries, device: v.string() });

/** A stored alert with the device that it belongs to. */
export type StoredAlert = Readonly<v.InferOutput<typeof alertSchema>>;

/** Decodes a document of `push-devices`. */
export function decodePushDevice(path: string, data: unknown): Decoded<PushDevice> {
  return decodeWith(deviceSchema, path, data);
}

/** Decodes a document of `rate-alerts`. */
export function decodeRateAlert(path: string, data: unknown): Decoded<StoredAlert> {
  return decodeWith(alertSchema, path, data);
}

/** The fields of an alert; an absent value is null, by which queries find alerts on all banks. */
export function encodeRateAlert({ bank, firedOn, ...alert }: StoredAlert) {
  return { ...alert, bank: bank ?? null, firedOn: firedOn ?? null };
}
