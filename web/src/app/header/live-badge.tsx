import { useLink } from '../../data/live/use-link.ts';
import { LiveDot } from '../../ui/mark/live-dot.tsx';
import styles from './live-badge.module.css';

/** The badge « En Direct », active only while the page listens. */
export function LiveBadge() {
  const isLive = useLink() === 'live';
  return (
    <p
      className={styles.badge}
      title={isLive ? 'Les cours arrivent en direct' : 'En attente de connexion'}
    >
      <LiveDot live={isLive} />
      <span>En Direct</span>
      {!isLive && <span className="visually-hidden"> : en attente de connexion</span>}
    </p>
  );
}
