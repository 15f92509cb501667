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
} as const;

interface IconProps {
  readonly name: keyof typeof paths;
  readonly size?: 'small' | 'medium';
}

/** A line icon, hidden from screen readers; the text beside it has the same meaning. */
export function Icon({ name, size }: IconProps) {
  return <LineIcon path={paths[name]} size={size} isForward={name === 'arrow'} />;
}

interface LineIconProps {
  /** In a box of 24 × 24. */
  readonly path: string;
  readonly size?: IconProps['size'];
  /** Whether it points along the direction of reading. */
  readonly isForward?: boolean;
}

/** The icon of a path, for icons of one screen alone. */
export function LineIcon({ path, size = 'medium', isForward = false }: LineIconProps) {
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-forward={isForward || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
