import type { SiteIdentity } from '../pages/site-identity.ts';
import { openDataPath } from '../routes/open-data-paths.ts';

/** A way to use the data: a formula, an address or a program to copy. */
export interface Recipe {
  readonly id: 'sheets-fr' | 'sheets-en' | 'excel' | 'javascript' | 'python';
  readonly title: string;
  readonly english: string;
  readonly code: string;
}

/** The recipes to copy. The series of the euro stands for any file. */
export function recipes(site: Pick<SiteIdentity, 'url'>): readonly Recipe[] {
  const subject = { kind: 'series', currency: 'EUR' } as const;
  const csv = `${site.url}${openDataPath(subject, 'csv')}`;
  const json = `${site.url}${openDataPath(subject, 'json')}`;
  const excel = `${site.url}${openDataPath({ kind: 'excelSeries', currency: 'EUR' }, 'csv')}`;
  return [
    {
      id: 'sheets-fr',
      title: 'Google Sheets en français (ajoutez ?1, ?2… à l’adresse pour relire tout de suite)',
      english: 'Google Sheets in French (add ?1, ?2… to the address to read it anew at once)',
      code: `=IMPORTDATA("${csv}";",";"en_US")`,
    },
    {
      id: 'sheets-en',
      title: 'Google Sheets en anglais',
      english: 'Google Sheets in English',
      code: `=IMPORTDATA("${csv}")`,
    },
    {
      id: 'excel',
      title: 'Excel en français : Données, À partir du web, puis cette adresse',
      english: 'Excel in French: Data, From Web, then this address',
      code: excel,
    },
    {
      id: 'javascript',
      title: 'JavaScript',
      english: 'JavaScript',
      code: `const response = await fetch('${json}');
if (!response.ok) throw new Error((await response.json()).detail);
const { days } = await response.json();
const { day, central } = days.at(-1);
console.log(\`\${day} : 1 EUR = \${central} TND (Banque Centrale de Tunisie)\`);`,
    },
    {
      id: 'python',
      title: 'Python',
      english: 'Python',
      code: `import json, urllib.request
with urllib.request.urlopen("${json}") as response:
    days = json.load(response)["days"]
last = days[-1]
print(f"{last['day']} : 1 EUR = {last['central']} TND (Banque Centrale de Tunisie)")`,
    },
  ];
}
