import { frameTexts } from '@dinar/site/texts/frame/frame-texts';
import { useLink } from '../../data/live/use-link.ts';
import { useTexts } from '../../ui/language/locale-context.ts';
import { LiveDot } from '../../ui/mark/live-dot.tsx';
import styles from './live-badge.module.css';

/** The badge « En Direct », active only while the page listens. */
export function LiveBadge() {
  const texts = useTexts(frameTexts);
  const isLive = useLink() === 'live';
  return (
    <p className={styles.badge} title={isLive ? texts.isLive : texts.isWaiting}>
      <LiveDot live={isLive} />
      <span>{texts.live}</span>
      {!isLive && <span className="visually-hidden">{texts.notLive}</span>}
    </p>
  );
}
