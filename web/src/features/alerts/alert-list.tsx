import type { AlertChange, DeviceAlerts } from '@dinar/domain/alerts/alert-request';
import { fill } from '@dinar/domain/language/texts';
import { wishInWords } from '@dinar/site/texts/alerts/alert-words';
import { alertsTexts } from '@dinar/site/texts/alerts/alerts-texts';
import { Button } from '../../ui/control/button.tsx';
import { useLocale } from '../../ui/language/locale-context.ts';
import panel from '../../ui/panel/panel.module.css';
import { TitledSection } from '../../ui/panel/titled-section.tsx';
import styles from './alerts-page.module.css';

interface AlertListProps {
  readonly device: DeviceAlerts;
  readonly isBusy: boolean;
  readonly onChange: (change: AlertChange) => void;
}

/** The alerts of this browser, each with its state and what can be done with it, and the digest. */
export function AlertList({ device, isBusy, onChange }: AlertListProps) {
  const locale = useLocale();
  const texts = alertsTexts[locale];
  const { alerts, digest } = device;
  const button = (text: string, change: AlertChange, label = text) => (
    <Button aria-label={label} busy={isBusy} onClick={() => onChange(change)}>
      {text}
    </Button>
  );
  return (
    <TitledSection title={texts.list} className={`${panel.panel} ${styles.panel}`}>
      {alerts.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {alerts.map((alert) => {
            const { slot, state } = alert;
            const words = wishInWords(alert, locale);
            const named = { alert: words };
            return (
              <li key={slot} className={styles.row}>
                <p className={styles.wish}>{words}</p>
                <p className="soft">{texts.state[state]}</p>
                <div className="actions">
                  {state === 'paused'
                    ? button(texts.resume, { kind: 'resume', slot }, fill(texts.resumeOf, named))
                    : button(texts.pause, { kind: 'pause', slot }, fill(texts.pauseOf, named))}
                  {button(texts.remove, { kind: 'delete', slot }, fill(texts.removeOf, named))}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.row}>
        <p className={styles.wish}>{texts.digest}</p>
        <div className="actions">
          {button(digest ? texts.digestOff : texts.digestOn, { kind: 'digest', on: !digest })}
        </div>
      </div>
      {(alerts.length > 0 || digest) && (
        <div className="actions">{button(texts.stop, { kind: 'stop' })}</div>
      )}
    </TitledSection>
  );
}
