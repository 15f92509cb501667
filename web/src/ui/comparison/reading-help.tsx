import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { comparisonTexts } from '@dinar/site/texts/comparison/comparison-texts';
import { useTexts } from '../language/locale-context.ts';
import { RichText } from '../text/rich-text.tsx';
import styles from './reading-help.module.css';

const columns = ['purchase', 'sale', 'gap', 'mark'] as const;

/** Explains the columns of the comparison, in a collapsed section. */
export function ReadingHelp({ withSpread = false }: { withSpread?: boolean }) {
  const { purchase, sale, gap } = useTexts(commonTexts);
  const { help, spread } = useTexts(comparisonTexts);
  // The columns have the same names at their heads.
  const names = { purchase, sale, gap, mark: help.mark, spread };
  const shown = withSpread ? ([...columns, 'spread'] as const) : columns;
  return (
    <details className={styles.help}>
      <summary>{help.title}</summary>
      {shown.map((column) => (
        <p key={column}>
          <RichText text={help.columns[column]} name={<strong>{names[column]}</strong>} />
        </p>
      ))}
    </details>
  );
}
