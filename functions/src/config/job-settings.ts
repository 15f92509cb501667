import { defineString } from 'firebase-functions/params';
import type { JobSettings } from '../jobs/job.ts';

const siteUrl = defineString('SITE_URL', {
  default: 'https://dinar-en-direct.example',
  description: 'The address of the site, which every request to a source states.',
});

const contactEmailParameter = defineString('CONTACT_EMAIL', {
  default: 'contact@dinar-en-direct.example',
  description: 'Where a source can write to us; every request to one states it.',
});

const coinGeckoKey = defineString('COINGECKO_DEMO_KEY', {
  default: '',
  description: 'CoinGecko’s free demo key; empty to stay within its public limits.',
});

/** The site's own address, which mail is from. */
export function contactEmail(): string {
  return contactEmailParameter.value();
}

/** The facts of the deployment that jobs need, from its parameters. */
export function jobSettings(): JobSettings {
  const key = coinGeckoKey.value();
  return {
    siteUrl: siteUrl.value(),
    contactEmail: contactEmail(),
    ...(key !== '' && { coinGeckoKey: key }),
  };
}
