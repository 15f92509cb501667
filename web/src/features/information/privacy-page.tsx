import { contactTable } from '@dinar/domain/contact/validate-contact';
import { fill } from '@dinar/domain/language/texts';
import { alertsPage } from '@dinar/site/routes/alerts-page';
import { legalTexts } from '@dinar/site/texts/legal/legal-texts';
import type { ScreenProps } from '../../config/screen-props.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { LegalText } from './legal-text.tsx';

/** The privacy policy: the data kept about visitors, the reasons, and the retention periods. */
export function PrivacyPage({ page, site }: ScreenProps<'information'>) {
  const { privacy, form } = legalTexts[page.locale];
  const { responsible, given, storage } = privacy;
  // The page names each field of the form, since it promises to list all data that the site receives.
  const fields = contactTable.map(({ name }) => given.fields[name]);
  return (
    <LegalText
      page={page}
      intro={fill(privacy.intro, { site: site.name })}
      sections={[
        {
          title: responsible.title,
          text: (
            <RichText
              text={responsible.text}
              site={site.name}
              mail={<a href={`mailto:${site.email}`}>{site.email}</a>}
              form={<AppLink to="/contact">{form}</AppLink>}
            />
          ),
        },
        {
          title: given.title,
          text: (
            <RichText
              text={given.text}
              fields={<span>{new Intl.ListFormat(page.locale).format(fields)}</span>}
              alert={<AppLink to={alertsPage}>{given.alert}</AppLink>}
            />
          ),
        },
        privacy.technical,
        privacy.purpose,
        privacy.cookies,
        {
          title: storage.title,
          text: (
            <RichText
              text={storage.text}
              favourites={<AppLink to="/favoris">{storage.favourites}</AppLink>}
            />
          ),
        },
        privacy.hosting,
        privacy.retention,
        privacy.rights,
        privacy.security,
      ]}
    />
  );
}
