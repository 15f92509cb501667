import styles from './skeleton.module.css';

/** A placeholder of a text that is not loaded yet, as wide as the sample. */
export function Skeleton(props: { sample: string }) {
  return (
    <span className={styles.skeleton} aria-hidden="true">
      {props.sample}
    </span>
  );
}
