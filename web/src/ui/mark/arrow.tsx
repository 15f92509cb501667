import styles from './arrow.module.css';

/**
 * The arrow of a movement in the colour of its text, hidden from screen readers. Not an SVG: browsers compose
 * each inline SVG separately in every frame, and tables have many.
 */
export function Arrow({ direction }: { direction: 'up' | 'down' }) {
  return <span className={styles.arrow} data-direction={direction} aria-hidden="true" />;
}
