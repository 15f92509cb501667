import { defineString } from 'firebase-functions/params';
import type { JobSettings } from '../jobs/job.ts';
import { coinGeckoKey } from './coingecko-key.ts';
import { pushSettings } from './push-settings.ts';
import { morningMailHour, staffEmail } from './staff-email.ts';
import { telegramChannel } from './telegram.ts';

const siteUrl = defineString('SITE_URL', {
  default: 'https://dinar-en-direct.example',
  description: 'The address of the site, which every request to a source states.',
});

const contactEmailParameter = defineString('CONTACT_EMAIL', {
  default: 'contact@dinar-en-direct.example',
  description: 'Where a source can write to us; every request to one states it.',
});

/** Returns the site's own email address, the sender of its mail. */
export function contactEmail(): string {
  return contactEmailParameter.value();
}

/** Returns the site's address. */
export function siteAddress(): string {
  return siteUrl.value();
}

/** Returns the settings that jobs need, from the parameters of the deployment. */
export function jobSettings(): JobSettings {
  return {
    siteUrl: siteAddress(),
    contactEmail: contactEmail(),
    staffEmail: staffEmail(),
    morningMailHour: morningMailHour(),
    push: pushSettings(contactEmail()),
    coinGeckoKey: coinGeckoKey(),
    telegram: telegramChannel(),
  };
}
