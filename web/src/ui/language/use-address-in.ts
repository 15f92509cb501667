import type { Locale } from '@dinar/domain/language/locale';
import { pathIn } from '@dinar/site/routes/locale-path';
import { useLocation } from '../address/page-location.ts';

/**
 * Returns the address of the page, with its choices, in a language. A link to it is no `AppLink`: the browser loads
 * the page with the scripts of that language.
 */
export function useAddressIn(): (locale: Locale) => string {
  const { pathname, search } = useLocation();
  return (locale) => pathIn(locale, `${pathname}${search}`);
}
