import styles from './coin-mark.module.css';

/**
 * A coin's disc: its symbol on a hue derived from its id. No image is loaded from another site, which would
 * learn who visits this one and may remove the image.
 */
export function CoinMark({ id, symbol }: { id: string; symbol: string }) {
  const letters = symbol.slice(0, 4).toUpperCase();
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="16" fill={markColour(id)} />
      <text
        x="16"
        y="19.4"
        textAnchor="middle"
        className={styles.letters}
        data-count={letters.length}
      >
        {letters}
      </text>
    </svg>
  );
}

function markColour(id: string): string {
  let hue = 0;
  for (const letter of id) hue = (hue * 31 + letter.charCodeAt(0)) % 360;
  return `hsl(${(hue * 137) % 360} var(--mark-saturation) var(--mark-lightness))`;
}
