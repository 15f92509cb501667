import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { SiteConfig } from '../../config/site-config.ts';

/** Title, description, keywords and address of the home page for the selected currency. */
export function homeMetadata(site: SiteConfig['site'], code: ForeignCurrencyCode) {
  const name = currencyTable[code].name;
  const isFirst = code === homeCurrencies[0];
  return {
    title: `Taux de change ${code} / TND en direct : ${name} en dinar tunisien | ${site.name}`,
    description: `Combien vaut 1 ${code} (${name}) en dinar tunisien : cours en direct, taux de la Banque Centrale de Tunisie et comparaison des banques, mis à jour toutes les heures.`,
    keywords: `taux de change ${code} TND, ${name} dinar tunisien, cours ${name} Tunisie, BCT, banques tunisiennes`,
    canonical: isFirst ? `${site.url}/` : `${site.url}/?devise=${code}`,
  };
}
