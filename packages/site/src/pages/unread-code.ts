import { parseForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyByWord } from '../routes/currency-words.ts';
import { matchRoute } from '../routes/match-route.ts';
import { homeCurrencyParameter, type PageQuery } from './page.ts';

/**
 * The currency of an address that its page cannot show, as given: an unknown code, or on home one that home
 * does not have. The page then shows another, which it must say.
 */
export function unreadCode(pathname: string, query: PageQuery): string | undefined {
  const { route, params } = matchRoute(pathname) ?? {};
  switch (route?.kind) {
    case 'comparator':
    case 'sheet':
    case 'bank':
      return unlessKnown(params?.currency);
    case 'banks':
      return unlessKnown(query.get(homeCurrencyParameter)) ?? unreadProduct(params?.product);
    case 'home': {
      const given = query.get(homeCurrencyParameter);
      const code = parseForeignCurrencyCode(given ?? '');
      return homeCurrencies.some((each) => each === code) ? undefined : given || undefined;
    }
    default:
      return undefined;
  }
}

// « meilleur-taux-de-change-aujourdhui » and the like ask for no currency.
function unreadProduct(given = ''): string | undefined {
  return /^$|^(?:change|devises?)\b/i.test(given) || currencyByWord(given) ? undefined : given;
}

function unlessKnown(given: string | null | undefined): string | undefined {
  return given && !parseForeignCurrencyCode(given) ? given : undefined;
}
