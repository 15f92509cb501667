import * as v from 'valibot';
import { type Decoded, decodeWith } from '../documents/decoded.ts';
import { roundRate } from '../money/decimal.ts';
import {
  alertEntries,
  localeField,
  subscriptionSchema,
  vapidKeyField,
  wishEntries,
} from './alert-documents.ts';
import { alertLimits } from './rate-alert.ts';

const slotField = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(alertLimits.alertsADevice),
);

// A rate of nothing is refused as far from that of today, like any other that a visitor types.
const typedRate = v.pipe(
  v.number(),
  v.finite(),
  v.transform((rate) => roundRate(rate)),
  v.minValue(0),
);

const changeSchema = v.variant('kind', [
  /** Changes nothing: the page shows what is stored. */
  v.object({ kind: v.literal('visit') }),
  v.object({ kind: v.literal('add'), ...wishEntries, target: typedRate }),
  v.object({ kind: v.picklist(['pause', 'resume', 'delete']), slot: slotField }),
  v.object({ kind: v.literal('digest'), on: v.boolean() }),
  v.object({ kind: v.literal('stop') }),
]);

const requestSchema = v.object({
  subscription: subscriptionSchema,
  vapidKey: vapidKeyField,
  /** The subscription that this one of the same browser replaces; its alerts move. */
  replaces: v.exactOptional(subscriptionSchema),
  /** The language of the page, of the answer, and of the messages of an alert that is set. */
  locale: localeField,
  change: changeSchema,
});

/** A change of a browser's alerts; whoever knows its subscription may change them. */
export type AlertRequest = v.InferOutput<typeof requestSchema>;

export type AlertChange = AlertRequest['change'];

/** Decodes the body of a posted change. */
export function decodeAlertRequest(path: string, data: unknown): Decoded<AlertRequest> {
  return decodeWith(requestSchema, path, data);
}

const deviceAlertsSchema = v.object({
  digest: v.boolean(),
  alerts: v.array(v.object({ slot: slotField, ...alertEntries })),
});

/** The alerts of one browser, as they are after a change. */
export type DeviceAlerts = v.InferOutput<typeof deviceAlertsSchema>;

/** Decodes the answer to a change. */
export function decodeDeviceAlerts(path: string, data: unknown): Decoded<DeviceAlerts> {
  return decodeWith(deviceAlertsSchema, path, data);
}
