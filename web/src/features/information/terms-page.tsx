import { fill } from '@dinar/domain/language/texts';
import { legalTexts } from '@dinar/site/texts/legal/legal-texts';
import type { ScreenProps } from '../../config/screen-props.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { LegalText } from './legal-text.tsx';

/** The terms of use of the site, and the reliability of its figures. */
export function TermsPage({ page, site }: ScreenProps<'information'>) {
  const { terms, contact } = legalTexts[page.locale];
  const { guarantee, links, changes } = terms;
  return (
    <LegalText
      page={page}
      intro={fill(terms.intro, { site: site.name })}
      sections={[
        terms.purpose,
        terms.access,
        terms.nature,
        {
          title: guarantee.title,
          text: <RichText text={guarantee.text} warning={<strong>{guarantee.warning}</strong>} />,
        },
        terms.advice,
        terms.liability,
        terms.fairUse,
        terms.property,
        {
          title: links.title,
          text: (
            <RichText
              text={links.text}
              policy={<AppLink to="/politique-de-confidentialite">{links.policy}</AppLink>}
            />
          ),
        },
        {
          title: changes.title,
          text: (
            <RichText text={changes.text} contact={<AppLink to="/contact">{contact}</AppLink>} />
          ),
        },
      ]}
    />
  );
}
