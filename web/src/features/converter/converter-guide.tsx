import { converterGuideTexts } from '@dinar/site/texts/converter-guide/converter-guide-texts';
import { useTexts } from '../../ui/language/locale-context.ts';
import styles from './converter-foot.module.css';
import { OrdersOfMagnitude } from './orders-of-magnitude.tsx';

/** The instructions, the reasons to convert here, and some orders of magnitude, folded. */
export function ConverterGuide() {
  const guide = useTexts(converterGuideTexts);
  return (
    <details className={styles.prose}>
      <summary>
        <h2 className={styles.title}>{guide.title}</h2>
      </summary>
      <ol className={styles.steps}>
        {guide.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{guide.result}</p>
      <h3 className={styles.subtitle}>{guide.reasonTitle}</h3>
      <p>{guide.reason}</p>
      <OrdersOfMagnitude />
    </details>
  );
}
