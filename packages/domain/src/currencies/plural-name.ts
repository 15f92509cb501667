import type { CurrencyCode } from './currency-code.ts';
import { currencyTable } from './currency-table.ts';

const invariable: Readonly<Record<string, string>> = { US: 'US', Sterling: 'sterling' };

/** The French plural name of a currency: "dollars canadiens", "dirhams des Émirats". */
export function pluralName(code: CurrencyCode): string {
  const [noun = '', ...qualifiers] = currencyTable[code].name.split(' ');
  const [adjective, ...others] = qualifiers;
  if (adjective === undefined || others.length > 0)
    return [inPlural(noun), ...qualifiers].join(' ');
  return `${inPlural(noun)} ${invariable[adjective] ?? inPlural(adjective)}`;
}

function inPlural(word: string): string {
  const lower = word.toLowerCase();
  return lower.endsWith('s') ? lower : `${lower}s`;
}
