import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { askedHref, comparatorQuestion, writeHomeChoice } from '@dinar/site/pages/asked';
import { pathIn, splitLocale } from '@dinar/site/routes/locale-path';
import { useEffect, useRef } from 'react';
import { useLocation } from '../../ui/address/page-location.ts';
import { type Favourites, favouritesHref, readFavourites } from './favourites.ts';

/** Opens home, the converter and the comparator with the favourites, if the address has no query. */
export function OpenOnFavourites() {
  const { pathname, isPop } = useLocation();
  const shown = useRef<string>(undefined);
  // Runs after hydration: the server renders the same page for everybody.
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Leaves the page of a visitor who has begun to type or to choose, or who goes back, unchanged.
    if (isFirst ? document.activeElement !== document.body : isPop) return;
    const favourites = readFavourites();
    const target = favourites && openingAddress(location, favourites);
    if (target === undefined) return;
    // Works like going back: the page reads its state from the address and keeps its scroll position.
    history.replaceState(history.state, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [pathname, isPop]);
  return null;
}

/** Returns the address of an opened page with favourites; `undefined` if its address stays unchanged. */
export function openingAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  favourites: Favourites,
): string | undefined {
  if (search !== '') return undefined;
  const { locale, path } = splitLocale(pathname);
  const href = openedPath(path, favourites);
  return href && pathIn(locale, href);
}

function openedPath(path: string, favourites: Favourites): string | undefined {
  const { currencies, amount, bank } = favourites;
  const [currency] = currencies;
  const asked = { intent: 'sell', text: amount.toFixed() } as const;
  switch (path) {
    case '/convertisseur':
      return favouritesHref(favourites);
    case '/comparateur':
      return askedHref(`/comparateur/${currency.toLowerCase()}`, asked, comparatorQuestion);
    case '/': {
      const shown = currencies.find((code) => homeCurrencies.some((one) => one === code));
      if (!shown) return undefined;
      const query = new URLSearchParams();
      writeHomeChoice(query, { currency: shown, bank, asked });
      return query.size === 0 ? undefined : `/?${query}`;
    }
    default:
      return undefined;
  }
}
