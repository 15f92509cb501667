import { type ProviderId, providerTable } from '@dinar/domain/providers/provider-table';

/** The texts of the demonstration's headlines, marked as examples because no publisher wrote them. */
const titles = [
  'Exemple de titre&nbsp;: le dinar face à l&#8217;euro cette semaine',
  '<![CDATA[Exemple de titre : les cours moyens du jour & leurs variations]]>',
  'Exemple de titre&#160;: ce que changent les nouvelles règles de change',
] as const;

const hourMs = 3_600_000;

/** Returns a publisher's feed at an instant; its links lead to the home page. */
export function newsBody(provider: ProviderId, now: Date): string {
  const { name, homePage } = providerTable[provider];
  const hour = Math.floor(now.getTime() / hourMs);
  const items = titles.map((title, index) => {
    const date = new Date((hour - 3 * index) * hourMs);
    return `<item><title>${title} (${name})</title><link>${homePage}?exemple=${index + 1}</link><pubDate>${date.toUTCString()}</pubDate></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${name}</title><link>${homePage}</link>
${items.join('\n')}
</channel></rss>`;
}
