import type { Locale } from '@dinar/domain/language/locale';
import { pathIn, splitLocale } from '@dinar/site/routes/locale-path';
import { useLocation } from '../address/page-location.ts';
import { writeWaiting } from '../address/when-idle.ts';
import type { JSX } from '../text/jsx.ts';

type LanguageLinkProps = Omit<JSX.IntrinsicElements['a'], 'href' | 'hrefLang'> & {
  readonly to: Locale;
};

/**
 * A link to the page, with its choices, in a language. It is no `AppLink`: the browser loads the page with the
 * scripts of that language.
 */
export function LanguageLink({ to, ...rest }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <a
      {...rest}
      href={pathIn(to, `${pathname}${search}`)}
      hrefLang={to}
      onClick={({ currentTarget }) => {
        // The last choice may not be in the address yet, which the link follows one render later.
        writeWaiting();
        const { path } = splitLocale(location.pathname);
        currentTarget.href = pathIn(to, `${path}${location.search}`);
      }}
    />
  );
}
