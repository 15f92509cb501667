import { defineString } from 'firebase-functions/params';

const name = 'COINGECKO_DEMO_KEY';

const setting = defineString('COINGECKO_KEY', {
  default: '',
  description: `« secret » when the secret ${name} has CoinGecko’s free key; empty to stay within its public limits.`,
});

/**
 * The secrets of the function that reads CoinGecko. firebase-tools sets the parameters in the environment
 * before it reads the functions, and a secret that is named here must exist.
 */
export const coinGeckoSecrets: string[] = process.env[setting.name] === 'secret' ? [name] : [];

/** Returns CoinGecko's key, in the function that has the secret; undefined without one. */
export function coinGeckoKey(): string | undefined {
  const key = process.env[name] ?? '';
  return key === '' ? undefined : key;
}
