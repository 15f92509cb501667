import { banksTexts } from '@dinar/site/texts/banks/banks-texts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { Fragment } from '../../ui/text/fragment.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './banks-page.module.css';

/** What the addresses about exchange bureaux say of them, and what the page lacks. */
export function OfficesNote() {
  const { text, rules, lack } = useTexts(banksTexts).offices;
  return (
    <Fragment>
      <p className={styles.day}>
        <RichText text={text} rules={<AppLink to="/regles-de-change">{rules}</AppLink>} />
      </p>
      <p className={styles.day}>{lack}</p>
    </Fragment>
  );
}
