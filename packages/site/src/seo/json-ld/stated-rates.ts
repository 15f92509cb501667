import { bankByCode } from '@dinar/domain/banks/bank';
import { centralBankCode } from '@dinar/domain/banks/bank-code';
import type { PurchaseRate, SaleRate } from '@dinar/domain/rates/sided-rate';
import type { CurrencyToday } from '@dinar/domain/today/board-of-today';
import type { ConversionLeg } from '@dinar/domain/today/conversion-leg';
import type { CounterQuote } from '@dinar/domain/today/counters';
import type { ReferenceKind, ReferenceRate } from '@dinar/domain/today/reference-rate';
import { askedBestRate, pageCurrencies } from '../../pages/page-currencies.ts';
import { bankQuotes, centralRates } from '../bank-quotes.ts';
import { sideInWords } from '../conversion-words.ts';
import { pageAnswer } from '../page-answer.ts';
import type { PageContext } from '../page-context.ts';
import type { StatedRate } from './exchange-rate-json-ld.ts';

/**
 * The rates in the structured data of a page: those that it shows for its main currency, each with its day.
 */
export function statedRates({ page, ...rest }: PageContext): StatedRate[] {
  switch (page.kind) {
    case 'home':
      return homeRates({ page, ...rest });
    case 'banks':
      return askedBestRate(page) ? foremostRates({ page, ...rest }) : [];
    case 'bank':
    case 'bank-currency':
      return page.bank === centralBankCode
        ? centralRates({ page, ...rest }).map(referenceStated)
        : bankQuotes({ page, ...rest }).flatMap((quote) => [
            counterStated(quote, quote.purchase),
            counterStated(quote, quote.sale),
          ]);
    case 'comparator':
      return foremostRates({ page, ...rest });
    case 'converter':
    case 'conversion':
      return pageAnswer({ page, ...rest })?.converted.answer.legs.map(legStated) ?? [];
    case 'crypto':
    case 'sheet':
    case 'amounts':
    case 'information':
      return [];
  }
}

function shown({ page, board }: PageContext): readonly CurrencyToday[] {
  return pageCurrencies(page).flatMap((code) => board.currencies.get(code) ?? []);
}

function foremostRates(context: PageContext): StatedRate[] {
  const [code] = pageCurrencies(context.page);
  const foremost = code && context.board.currencies.get(code);
  return foremost ? ratesOf(foremost) : [];
}

// For the other currencies, the grid of the home page shows only the leading rate.
function homeRates(context: PageContext): StatedRate[] {
  const [code] = pageCurrencies(context.page);
  return shown(context).flatMap((today) =>
    today.currency === code
      ? ratesOf(today)
      : [today.leading].filter((rate) => rate !== undefined).map(referenceStated),
  );
}

function ratesOf({ market, central, counters: { best } }: CurrencyToday): StatedRate[] {
  return [
    ...[market, central].filter((rate) => rate !== undefined).map(referenceStated),
    ...(best
      ? [
          counterStated(best.purchase, best.purchase.purchase),
          counterStated(best.sale, best.sale.sale),
        ]
      : []),
  ];
}

const referenceNames: Readonly<Record<ReferenceKind, string>> = {
  central: 'cours moyen de la Banque Centrale de Tunisie',
  manual: 'cours moyen du change manuel de la Banque Centrale de Tunisie',
  market: 'cours moyen du marché des changes',
};

function referenceStated({ kind, rate, source }: ReferenceRate): StatedRate {
  const { currency, value, day } = rate;
  const name = `1 ${currency} en TND, ${referenceNames[kind]}`;
  return { name, currency, value, day, sources: [source] };
}

function counterStated(quote: CounterQuote, rate: PurchaseRate | SaleRate): StatedRate {
  const { currency, value, day, side } = rate;
  const sideName = side === 'purchase' ? 'cours acheteur' : 'cours vendeur';
  return {
    name: `1 ${currency} en TND, ${sideName}, ${bankByCode(quote.bankId).displayName}`,
    currency,
    value,
    spread: quote.sale.value.minus(quote.purchase.value),
    day,
    sources: [quote.source],
  };
}

function legStated(leg: ConversionLeg): StatedRate {
  const { currency, rate, basis, days, sources } = leg;
  if (basis.kind === 'reference') return referenceStated(basis.reference);
  const of = basis.kind === 'bank' ? bankByCode(basis.bank).displayName : meanOf(basis.bankCount);
  const name = `1 ${currency} en TND, ${sideInWords(rate.side)}, ${of}`;
  return { name, currency, value: rate.value, day: days[0], sources };
}

function meanOf(bankCount: number): string {
  return bankCount === 1 ? 'une seule banque' : `moyenne de ${bankCount} banques`;
}
