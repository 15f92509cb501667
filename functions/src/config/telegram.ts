import { defineString } from 'firebase-functions/params';
import type { TelegramChannel } from '../jobs/job.ts';

const name = 'TELEGRAM_BOT_TOKEN';

const setting = defineString('TELEGRAM_CHANNEL', {
  default: '',
  description: `The channel of Telegram that gets the rate of the day, such as @dinar, when the secret ${name} has its bot’s token; empty for none.`,
});

/** The secrets of the function that writes to the channel; a secret that is named here must exist. */
export const telegramSecrets: string[] = process.env[setting.name] ? [name] : [];

/** Returns the channel, in the function that has the secret; undefined without one. */
export function telegramChannel(): TelegramChannel | undefined {
  const [chat, token] = [setting.value(), process.env[name] ?? ''];
  return chat === '' || token === '' ? undefined : { chat, token };
}
