import type { Page } from '@dinar/site/pages/page';
import { favouritesTexts } from '@dinar/site/texts/favourites/favourites-texts';
import { useState } from 'react';
import { useBoardOfToday } from '../../data/live/use-board-of-today.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { AmountsTable } from '../../ui/amounts/amounts-table.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import { TextPage } from '../../ui/text/text-page.tsx';
import { clearFavourites, favouritesHref, useFavourites } from './favourites.ts';
import { FavouritesForm } from './favourites-form.tsx';

/** The page where a visitor chooses the conversion that the site opens with, or clears that choice. */
export function FavouritesPage({ page }: { page: Page<'information'> }) {
  const texts = useTexts(favouritesTexts);
  const kept = useFavourites();
  const board = useBoardOfToday();
  const [message, setMessage] = useState('');
  const clear = () => {
    clearFavourites();
    setMessage(texts.cleared);
  };
  return (
    <TextPage page={page} width="form" needsScripts>
      <FavouritesForm
        kept={kept}
        onChange={() => setMessage('')}
        onKept={setMessage}
        onClear={clear}
      />
      <p role="status">{message}</p>
      {kept && (
        <Fragment>
          {typeof board !== 'string' && (
            <AmountsTable
              amount={kept.amount}
              currencies={kept.currencies}
              bank={kept.bank}
              board={board}
            />
          )}
          <p data-screen>
            <AppLink to={favouritesHref(kept)}>{texts.open}</AppLink>
          </p>
        </Fragment>
      )}
      <p className="soft">
        <RichText
          text={texts.note}
          policy={<AppLink to="/politique-de-confidentialite">{texts.policy}</AppLink>}
        />
      </p>
    </TextPage>
  );
}
