import { fill } from '@dinar/domain/language/texts';
import { legalTexts } from '@dinar/site/texts/legal/legal-texts';
import type { ScreenProps } from '../../config/screen-props.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { LegalText, plainSection } from './legal-text.tsx';
import { legalDate } from './text-dates.ts';

/** The terms of use of the site, and the reliability of its figures. */
export function TermsPage({ page, site }: ScreenProps<'information'>) {
  const { terms, contact } = legalTexts[page.locale];
  const { guarantee, links, changes } = terms;
  return (
    <LegalText
      page={page}
      intro={fill(terms.intro, { site: site.name })}
      updatedOn={legalDate}
      sections={[
        plainSection(terms.purpose),
        plainSection(terms.access),
        plainSection(terms.nature),
        {
          title: guarantee.title,
          body: (
            <p>
              <RichText text={guarantee.text} warning={<strong>{guarantee.warning}</strong>} />
            </p>
          ),
        },
        plainSection(terms.advice),
        plainSection(terms.liability),
        plainSection(terms.fairUse),
        plainSection(terms.property),
        {
          title: links.title,
          body: (
            <p>
              <RichText
                text={links.text}
                policy={<AppLink to="/politique-de-confidentialite">{links.policy}</AppLink>}
              />
            </p>
          ),
        },
        {
          title: changes.title,
          body: (
            <p>
              <RichText text={changes.text} contact={<AppLink to="/contact">{contact}</AppLink>} />
            </p>
          ),
        },
      ]}
    />
  );
}
