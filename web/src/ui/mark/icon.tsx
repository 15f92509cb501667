import styles from './icon.module.css';

const paths = {
  refresh: 'M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6',
  swap: 'M7 4v15m0 0-4-4m4 4 4-4M17 20V5m0 0-4 4m4-4 4 4',
  chevron: 'm6 9 6 6 6-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  arrow: 'M5 12h14m0 0-6-6m6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5 18.5 12 8 18.5Z',
  info: 'M12 11v6M12 7.5v.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  bank: 'M4 10 12 4l8 6M6 10v8m4-8v8m4-8v8m4-8v8M4 20h16',
  scales: 'M12 4v16M7 20h10M5 8h14M5 8l-3 6a3 3 0 0 0 6 0L5 8Zm14 0-3 6a3 3 0 0 0 6 0l-3-6Z',
  clock: 'M12 7v5l3 2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  gift: 'M4 11h16v9H4zM3 7h18v4H3zM12 7v13M12 7S10.5 3 8.5 3a2 2 0 0 0 0 4H12Zm0 0s1.5-4 3.5-4a2 2 0 0 1 0 4H12Z',
} as const;

export type IconName = keyof typeof paths;

/** A line icon, hidden from screen readers; the text beside it has the same meaning. */
export function Icon(props: { name: IconName; size?: 'small' | 'medium' }) {
  return (
    <svg
      className={styles.icon}
      data-size={props.size ?? 'medium'}
      data-forward={props.name === 'arrow' || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[props.name]} />
    </svg>
  );
}
