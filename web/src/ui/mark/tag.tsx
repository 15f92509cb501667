import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A small mark beside a value: amber for what is indicative, demonstration or old; teal for the best. */
export function Tag(props: { tone: 'amber' | 'accent'; children: ReactNode; title?: string }) {
  return (
    <span className={styles.tag} data-tone={props.tone} title={props.title}>
      {props.children}
    </span>
  );
}
