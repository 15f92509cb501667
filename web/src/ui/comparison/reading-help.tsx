import { comparisonTexts } from '@dinar/site/texts/comparison/comparison-texts';
import { useTexts } from '../language/locale-context.ts';
import { RichText } from '../text/rich-text.tsx';
import styles from './reading-help.module.css';

const columns = ['purchase', 'sale', 'gap', 'mark'] as const;

/** Explains the columns of the comparison, in a collapsed section. */
export function ReadingHelp({ withSpread = false }: { withSpread?: boolean }) {
  const { help } = useTexts(comparisonTexts);
  const shown = withSpread ? ([...columns, 'spread'] as const) : columns;
  return (
    <details className={styles.help}>
      <summary>{help.title}</summary>
      {shown.map((column) => (
        <p key={column}>
          <RichText
            text={help.columns[column].text}
            name={<strong>{help.columns[column].name}</strong>}
          />
        </p>
      ))}
    </details>
  );
}
