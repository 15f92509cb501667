import { FavouritesPage } from '../../features/favourites/favourites-page.tsx';
import { RulesPage } from '../../features/information/rules-page.tsx';
import { OpenDataPage } from '../../features/open-data/open-data-page.tsx';

/** The pages around the rates that few visit, in one file: each screen of its own adds to every first load. */
export const referencePages = { data: OpenDataPage, favourites: FavouritesPage, rules: RulesPage };
