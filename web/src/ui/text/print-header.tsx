import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { Button } from '../control/button.tsx';
import { useTexts } from '../language/locale-context.ts';
import styles from './print-header.module.css';

/** The heading of a page that is made to be printed, with the button that does it. */
export function PrintHeader({ heading }: { heading: string }) {
  const { print: printing } = useTexts(commonTexts);
  return (
    <header className={styles.header}>
      <h1 className={styles.heading}>{heading}</h1>
      <Button onClick={() => print()}>{printing}</Button>
    </header>
  );
}
