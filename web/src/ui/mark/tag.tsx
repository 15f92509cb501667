import type { Content } from '../text/content.ts';
import styles from './tag.module.css';

/** A small mark: amber for indicative, demonstration, corrected or old values; teal for the best. */
export function Tag(props: { tone: 'amber' | 'accent'; children: Content; title?: string }) {
  return (
    <span className={styles.tag} data-tone={props.tone} title={props.title}>
      {props.children}
    </span>
  );
}
