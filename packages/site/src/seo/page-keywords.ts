import { bankByCode } from '@dinar/domain/banks/bank';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import type { currencyTable } from '@dinar/domain/currencies/currency-table';
import type { Page } from '../pages/page.ts';

import { conversionHeading } from '../texts/conversion/fixed-conversion.ts';
import { textsOfRoute } from '../texts/route-texts.ts';

const ofEveryPage = ['taux de change Tunisie', 'dinar tunisien'];

/** The search words for a page, joined by commas. */
export function pageKeywords(page: Page): string {
  return [...ownWords(page), ...ofEveryPage].join(', ');
}

function ownWords(page: Page): readonly string[] {
  switch (page.kind) {
    case 'home':
      return currencyPhrases(page.currency);
    case 'banks':
      return ['cours de change banques', ...currencyPhrases(page.product ?? 'EUR')];
    case 'bank': {
      const { displayName, fullName } = bankByCode(page.bank);
      return [`cours de change ${displayName}`, `taux de change ${displayName}`, fullName];
    }
    case 'bank-currency': {
      const { displayName } = bankByCode(page.bank);
      return [`cours ${page.currency} ${displayName}`, ...currencyPhrases(page.currency)];
    }
    case 'comparator':
      return ['comparateur de taux de change', ...currencyPhrases(page.currency ?? 'EUR')];
    case 'converter':
      return ['convertisseur de devises', ...currencyPhrases(foreignOf(page.pair))];
    case 'conversion':
      return [
        conversionHeading(page.conversion, page.locale),
        ...currencyPhrases(page.conversion.from),
      ];
    case 'sheet':
      return [`aide-mémoire ${page.currency}`, ...currencyPhrases(page.currency)];
    case 'crypto':
      return ['crypto-monnaies', 'prix Bitcoin', 'prix Ethereum'];
    case 'amounts':
      return ['convertir un montant', 'toutes les devises en dinar'];
    case 'information':
      return [textsOfRoute(page.route, page.locale).heading];
  }
}

type AnyCurrency = keyof typeof currencyTable;

function foreignOf(pair: { from: AnyCurrency; to: AnyCurrency } | undefined): AnyCurrency {
  if (!pair) return 'EUR';
  return pair.from === 'TND' ? pair.to : pair.from;
}

function currencyPhrases(code: AnyCurrency): readonly string[] {
  const name = currencyName(code);
  return [`${name} dinar tunisien`, `taux de change ${code} TND`, `cours ${name} Tunisie`];
}
