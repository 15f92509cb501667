import type { JobSettings } from '@dinar/functions/jobs/job';
import { CommandError } from '../../command/command-error.ts';

/** Reads the settings for requests to the real sources. Throws CommandError 'missing-setting'. */
export function settingsFromEnvironment(env: NodeJS.ProcessEnv): JobSettings {
  const { COINGECKO_DEMO_KEY: coinGeckoKey, STAFF_EMAIL: staffEmail } = env;
  const { TELEGRAM_CHANNEL: chat, TELEGRAM_BOT_TOKEN: token } = env;
  return {
    siteUrl: required(env, 'SITE_URL'),
    contactEmail: required(env, 'CONTACT_EMAIL'),
    ...(staffEmail && { staffEmail }),
    ...(coinGeckoKey && { coinGeckoKey }),
    ...(chat && token && { telegram: { chat, token } }),
  };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (value !== undefined && value !== '') return value;
  const reason = 'chaque requête dit aux sources qui demande, et où nous écrire';
  throw new CommandError(
    'missing-setting',
    `La variable ${name} manque : ${reason}. Prenez celles de settings.env : set -a; . ./settings.env; set +a`,
  );
}
