import type { JobSettings } from '../../jobs/job.ts';
import { JobCommandError } from './job-command-error.ts';

/** Settings for asking the sources themselves. Raises JobCommandError 'missing-setting'. */
export function settingsFromEnvironment(env: NodeJS.ProcessEnv): JobSettings {
  const coinGeckoKey = env.COINGECKO_DEMO_KEY ?? '';
  return {
    siteUrl: required(env, 'SITE_URL'),
    contactEmail: required(env, 'CONTACT_EMAIL'),
    ...(coinGeckoKey !== '' && { coinGeckoKey }),
  };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (value !== undefined && value !== '') return value;
  const problem = `${name} is not set: sources are told who asks, and where to write to us.`;
  throw new JobCommandError('missing-setting', problem);
}
