import type { Locale } from '@dinar/domain/language/locale';
import { conversionBySlug } from '../routes/conversion-slugs.ts';
import type { Route } from '../routes/routes.ts';
import { conversionTexts } from './conversion/conversion-texts.ts';
import { fixedConversionTexts } from './conversion/fixed-conversion.ts';
import { homeTexts } from './home/home-texts.ts';
import type { PageTexts } from './page-texts.ts';
import { listedTexts } from './routes/listed-texts.ts';

/**
 * The texts of the page of a route. The route table does not contain them, because the first load needs no
 * titles.
 */
export function textsOfRoute(route: Route, locale: Locale): PageTexts {
  const conversion = conversionBySlug(route.path.slice(1));
  if (conversion) return fixedConversionTexts(conversion, locale);
  if (route.texts === 'home') return homeTexts[locale];
  if (route.texts === 'converter') return conversionTexts[locale].page;
  return listedTexts(route, locale);
}
