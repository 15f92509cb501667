import styles from './skeleton.module.css';

/** A placeholder of a text that is not there yet, as wide as the sample it will resemble. */
export function Skeleton(props: { sample: string }) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {props.sample}
    </span>
  );
}
