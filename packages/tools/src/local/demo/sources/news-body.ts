import { type ProviderId, providerTable } from '@dinar/domain/providers/provider-table';

/**
 * Headlines that no publisher wrote, so they state nothing; the job marks their source as a demonstration. They
 * have the entities and sections of real feeds.
 */
const titles = [
  (currency: string) => `Le dinar et ${currency}`,
  (currency: string) => `<![CDATA[Achats & ventes : ${currency}]]>`,
  (currency: string) => `Les banques et ${currency}&nbsp;: ce que disent les cours`,
];

const currencies = [
  'l&#8217;euro',
  'le dollar',
  'la livre sterling',
  'le franc suisse',
  'le yen',
] as const;

const providers = Object.keys(providerTable);

const hourMs = 3_600_000;

/** Returns a publisher's feed at an instant; its links lead to the home page. */
export function newsBody(provider: ProviderId, now: Date): string {
  const { name, homePage } = providerTable[provider];
  const hour = Math.floor(now.getTime() / hourMs);
  const currency = currencies[providers.indexOf(provider) % currencies.length] ?? currencies[0];
  const items = titles.map((titleOf, index) => {
    const title = titleOf(currency);
    const date = new Date((hour - 3 * index) * hourMs);
    return `<item><title>${title}</title><link>${homePage}?exemple=${index + 1}</link><pubDate>${date.toUTCString()}</pubDate></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${name}</title><link>${homePage}</link>
${items.join('\n')}
</channel></rss>`;
}
