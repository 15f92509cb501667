import type { SiteIdentity } from '../pages/site-identity.ts';
import { openDataPath } from '../routes/open-data-paths.ts';

/** A way to use the data: a formula, an address or a program to copy. */
export interface Recipe {
  readonly id: 'sheetsInFrench' | 'sheetsInEnglish' | 'excel' | 'javascript' | 'python';
  readonly code: string;
}

/** The recipes to copy. The series of the euro is the example of any file. */
export function recipes(site: Pick<SiteIdentity, 'url'>): readonly Recipe[] {
  const subject = { kind: 'series', currency: 'EUR' } as const;
  const csv = `${site.url}${openDataPath(subject, 'csv')}`;
  const json = `${site.url}${openDataPath(subject, 'json')}`;
  const excel = `${site.url}${openDataPath({ kind: 'excelSeries', currency: 'EUR' }, 'csv')}`;
  return [
    {
      id: 'sheetsInFrench',
      code: `=IMPORTDATA("${csv}";",";"en_US")`,
    },
    {
      id: 'sheetsInEnglish',
      code: `=IMPORTDATA("${csv}")`,
    },
    {
      id: 'excel',
      code: excel,
    },
    {
      id: 'javascript',
      code: `const response = await fetch('${json}');
if (!response.ok) throw new Error((await response.json()).detail);
const { days } = await response.json();
console.log(\`\${days.day.at(-1)} : 1 EUR = \${days.central.at(-1)} TND (Banque Centrale de Tunisie)\`);`,
    },
    {
      id: 'python',
      code: `import json, urllib.request
with urllib.request.urlopen("${json}") as response:
    days = json.load(response)["days"]
print(f"{days['day'][-1]} : 1 EUR = {days['central'][-1]} TND (Banque Centrale de Tunisie)")`,
    },
  ];
}
