import { formatDayInWords } from '@dinar/domain/days/format-day';
import { legalTexts } from '@dinar/site/texts/legal/legal-texts';
import { listedTexts } from '@dinar/site/texts/routes/listed-texts';
import type { ScreenProps } from '../../config/screen-props.ts';
import type { Content } from '../../ui/text/content.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import textPage from '../../ui/text/text-page.module.css';
import { FrenchVersion } from './french-version.tsx';
import { legalDate } from './text-dates.ts';

/** One section of a legal text. */
interface LegalSection {
  readonly title: string;
  readonly text: Content;
}

interface LegalTextProps extends Pick<ScreenProps<'information'>, 'page'> {
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

/** A legal text: its date, then its numbered sections. */
export function LegalText({ page, intro, sections }: LegalTextProps) {
  return (
    <article className={`page ${textPage.page}`}>
      <header>
        <h1>{listedTexts(page.route, page.locale).heading}</h1>
        <FrenchVersion page={page} />
        <p className="soft">
          <RichText
            text={legalTexts[page.locale].updatedOn}
            day={<time dateTime={legalDate}>{formatDayInWords(legalDate, page.locale)}</time>}
          />
        </p>
        <p>{intro}</p>
      </header>
      {sections.map(({ title, text }, index) => (
        <section key={title}>
          <h2>{`${index + 1}. ${title}`}</h2>
          <p>{text}</p>
        </section>
      ))}
    </article>
  );
}
