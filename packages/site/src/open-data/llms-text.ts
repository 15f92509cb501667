import { defaultLocale } from '@dinar/domain/language/locale';
import { navigationLinks } from '../pages/navigation-links.ts';
import type { SiteIdentity } from '../pages/site-identity.ts';
import { openDataPage } from '../routes/open-data-page.ts';
import { openDataFiles, openDataKinds, openDataRoot } from '../routes/open-data-paths.ts';
import { openDataTexts } from '../texts/open-data/open-data-texts.ts';

/** The address of the guide for language models; https://llmstxt.org. */
export const llmsTextPath = '/llms.txt';

/** The guide for language models: what the site is, the meaning of its figures, its addresses, how to cite them. */
export function llmsText(site: SiteIdentity): string {
  const { fields, files: texts } = openDataTexts.en;
  const files = openDataKinds.map((kind) => {
    const { path, formats } = openDataFiles[kind];
    const [first] = formats;
    const others = formats.slice(1).map((format) => ` (also .${format})`);
    return `- [${kind}](${site.url}${openDataRoot}${path}.${first})${others.join('')}: ${texts.kinds[kind]}`;
  });
  return `# ${site.name}

> What the Tunisian dinar (TND) is worth: the mid rates of the central bank (BCT) and the purchase and sale rates of the banks of Tunisia, each with its source and its day. The pages are in French, and in Arabic and English behind /ar and /en.

Figures are TND for one unit of the currency. A bank pays its purchase rate (cours acheteur) to who brings currency, and asks its sale rate (cours vendeur) from who takes it. A mid rate (cours moyen) is a reference that no counter pays. Nothing is published on weekends and public holidays: the last published day applies, and its date must be said.

- kind: ${fields.of.kind}
- value: ${fields.of.value}
- source: ${fields.of.source}

To cite a figure, give its day and its provider, such as « ${site.name}, Banque Centrale de Tunisie, 2026-05-20 ». Do not repeat a figure without its day.

## Data

No key and no account. One request for a file in five minutes is enough. Terms: ${site.url}${openDataPage}#conditions

${files.join('\n')}

## Pages

${navigationLinks(defaultLocale)
  .map(({ label, path }) => `- [${label}](${site.url}${path})`)
  .join('\n')}
- [Données ouvertes](${site.url}${openDataPage})
`;
}
