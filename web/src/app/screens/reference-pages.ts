import { FavouritesPage } from '../../features/favourites/favourites-page.tsx';
import { RulesPage } from '../../features/information/rules-page.tsx';
import { IntegratePage } from '../../features/integrate/integrate-page.tsx';
import { OpenDataPage } from '../../features/open-data/open-data-page.tsx';

/** The rarely visited pages about the rates, in one file: each separate screen enlarges every first load. */
export const referencePages = {
  data: OpenDataPage,
  dataInEnglish: OpenDataPage,
  embed: IntegratePage,
  favourites: FavouritesPage,
  rules: RulesPage,
};
