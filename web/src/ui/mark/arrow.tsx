import styles from './arrow.module.css';

/**
 * The arrow of a movement, for the eye only, in the colour of its text. Not a rendering: a browser
 * composes each inline SVG apart, in every frame, and tables have many.
 */
export function Arrow({ direction }: { direction: 'up' | 'down' | 'stable' }) {
  return <span className={styles.arrow} data-direction={direction} aria-hidden="true" />;
}
