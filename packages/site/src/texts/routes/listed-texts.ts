import type { Locale } from '@dinar/domain/language/locale';
import type { Route } from '../../routes/routes.ts';
import type { PageTexts } from '../page-texts.ts';
import { routesTexts } from './routes-texts.ts';

/**
 * The texts of a page other than home and those of the converter, whose texts its screen would load for nothing.
 * Throws for these.
 */
export function listedTexts(route: Route, locale: Locale): PageTexts {
  const { texts } = route;
  if (texts === 'home' || texts === 'converter') {
    throw new RangeError(`${route.path} has its texts in a feature: use textsOfRoute`);
  }
  // A page without a heading of its own has its title as heading.
  const own: Omit<PageTexts, 'heading'> & Partial<PageTexts> = routesTexts[locale][texts];
  return { heading: own.title, ...own };
}
