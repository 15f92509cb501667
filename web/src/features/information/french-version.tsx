import { defaultLocale } from '@dinar/domain/language/locale';
import { frenchVersionTexts } from '@dinar/site/texts/french-version/french-version-texts';
import type { ScreenProps } from '../../config/screen-props.ts';
import { RichText } from '../../ui/text/rich-text.tsx';

/** On a translated legal text, the sentence that the French version counts, with a link to it. */
export function FrenchVersion({
  page: { locale, route },
}: Pick<ScreenProps<'information'>, 'page'>) {
  if (locale === defaultLocale) return null;
  const { sentence, french } = frenchVersionTexts[locale];
  // A plain link: the page of another language is another document.
  const link = (
    <a href={route.path} hrefLang={defaultLocale}>
      {french}
    </a>
  );
  return (
    <p className="soft">
      <RichText text={sentence} french={link} />
    </p>
  );
}
