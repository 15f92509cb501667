import { homeCurrencies } from '@dinar/domain/currencies/currency-lists';
import { homeCurrencyParameter } from '@dinar/site/pages/page';
import { useEffect } from 'react';
import { type Favourites, favouritesHref, readFavourites } from './favourites.ts';

/** Opens home and the converter on the favourites, where the address asks for nothing itself. */
export function OpenOnFavourites() {
  // After the page was taken over as the server rendered it, which is one for everybody.
  useEffect(() => {
    const favourites = readFavourites();
    const target = favourites && openingAddress(location, favourites);
    // Whoever has begun to type or to choose is left alone.
    if (target === undefined || document.activeElement !== document.body) return;
    // As going back does: the page reads its state from the address, and its place stays.
    history.replaceState(history.state, '', target);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, []);
  return null;
}

/** The address that an opened page has for favourites; undefined where it stays as it is. */
export function openingAddress(
  { pathname, search }: { readonly pathname: string; readonly search: string },
  favourites: Favourites,
): string | undefined {
  if (search !== '') return undefined;
  if (pathname === '/convertisseur') return favouritesHref(favourites);
  const [first, ...others] = homeCurrencies;
  const isOther =
    favourites.currency !== first && others.some((one) => one === favourites.currency);
  return pathname === '/' && isOther
    ? `/?${homeCurrencyParameter}=${favourites.currency}`
    : undefined;
}
