import { parseEnv } from 'node:util';
import type { JobSettings } from '@dinar/functions/jobs/job';
import { CommandError } from '../../command/command-error.ts';
import { fromRoot } from '../../command/project-root.ts';
import { readIfPresent } from '../../command/read-if-present.ts';

/**
 * Reads the settings for requests to the real sources from settings.env and the environment, which comes
 * first; the secrets of the deployment are in the environment alone. Throws CommandError 'missing-setting'.
 */
export async function readJobSettings(
  given: NodeJS.ProcessEnv,
  file = fromRoot('settings.env'),
): Promise<JobSettings> {
  const env = { ...parseEnv((await readIfPresent(file)) ?? ''), ...given };
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
    `La variable ${name} manque : ${reason}. Écrivez-la dans settings.env (modèle : settings.env.example).`,
  );
}
