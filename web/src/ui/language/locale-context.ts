import { defaultLocale, type Locale } from '@dinar/domain/language/locale';
import type { Localized } from '@dinar/domain/language/texts';
import { createContext, use } from 'react';

/** The language of the page; French where no page is above, as in the test of a part. */
export const LocaleContext = createContext<Locale>(defaultLocale);

/** Returns the language of the page. */
export function useLocale(): Locale {
  return use(LocaleContext);
}

/** Returns the texts of a feature in the language of the page. */
export function useTexts<French>(texts: Localized<French>): French {
  return texts[use(LocaleContext)];
}
