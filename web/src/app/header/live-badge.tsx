import { useLiveLinkStatus } from '../../data/use-live-board.ts';
import { LiveDot } from '../../ui/live-dot.tsx';
import styles from './live-badge.module.css';

/** « En Direct », lit only while the page truly listens. */
export function LiveBadge() {
  const isLive = useLiveLinkStatus() === 'live';
  return (
    <p
      className={styles.badge}
      title={isLive ? 'Les cours arrivent en direct' : 'En attente de connexion'}
    >
      <LiveDot live={isLive} />
      En Direct
      {!isLive && <span className="visually-hidden"> : en attente de connexion</span>}
    </p>
  );
}
