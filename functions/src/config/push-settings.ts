import { defineString } from 'firebase-functions/params';
import type { PushSettings } from '../push/send-push.ts';
import { parseVapidKeys } from '../push/vapid-keys.ts';

const name = 'VAPID_PRIVATE_KEYS';

const setting = defineString('PUSH_ALERTS', {
  default: '',
  description: `« secret » when the secret ${name} has the keys of push messages; empty for no alerts.`,
});

/**
 * The secrets of the functions that send messages. firebase-tools sets the parameters in the environment before it
 * reads the functions, and a secret that is named here must exist.
 */
export const pushSecrets: string[] = process.env[setting.name] === 'secret' ? [name] : [];

/** Returns the settings of push messages; undefined without keys. Throws for malformed keys. */
export function pushSettings(contactEmail: string): PushSettings | undefined {
  const [first, ...earlier] = parseVapidKeys(process.env[name] ?? '');
  if (first === undefined) return undefined;
  const { LOCAL_FUNCTIONS: local, PUSH_STAND_IN: standIn } = process.env;
  return {
    keys: [first, ...earlier],
    contact: `mailto:${contactEmail}`,
    ...(local !== undefined && standIn && { standIn }),
  };
}
