import styles from './live-dot.module.css';

/** A dot that is green while a listener is attached and in sync with the server, and grey otherwise. */
export function LiveDot(props: { live: boolean }) {
  return <span className={styles.dot} data-live={props.live} aria-hidden="true" />;
}
