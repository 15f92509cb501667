import { faqGroups } from '@dinar/site/texts/faq';
import { faqTexts } from '@dinar/site/texts/faq/faq-texts';
import type { ScreenProps } from '../../config/screen-props.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import { TextPage } from '../../ui/text/text-page.tsx';
import styles from './information.module.css';

// An answer longer than its 200 px scrolls: the keyboard must reach it in every browser.
const inOrder = 0;

/** The frequent questions in their groups, each opened by a click. */
export function FaqPage({ page }: ScreenProps<'information'>) {
  const { another, contact } = useTexts(faqTexts);
  return (
    <TextPage page={page}>
      {faqGroups(page.locale).map((group) => (
        <section key={group.id} aria-labelledby={group.id}>
          <h2 id={group.id}>{group.title}</h2>
          {group.questions.map(({ id, question, paragraphs, link }) => (
            <details key={id} id={id} className={styles.question} data-printed>
              <summary>{question}</summary>
              <section className={styles.answer} aria-label={question} tabIndex={inOrder}>
                {paragraphs.map((text) => (
                  <p key={text}>{text}</p>
                ))}
                {link && <AppLink to={link.path}>{link.label}</AppLink>}
              </section>
            </details>
          ))}
        </section>
      ))}
      <p className="soft">
        <RichText text={another} contact={<AppLink to="/contact">{contact}</AppLink>} />
      </p>
    </TextPage>
  );
}
