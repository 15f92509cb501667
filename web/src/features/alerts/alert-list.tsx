import type { AlertChange, DeviceAlerts } from '@dinar/domain/alerts/alert-request';
import type { AlertState } from '@dinar/domain/alerts/rate-alert';
import { alertPageTexts as texts } from '@dinar/site/texts/alert-page-texts';
import { wishInWords } from '@dinar/site/texts/alert-texts';
import { Button } from '../../ui/control/button.tsx';
import panel from '../../ui/panel/panel.module.css';
import styles from './alerts-page.module.css';

interface AlertListProps {
  readonly device: DeviceAlerts;
  readonly isBusy: boolean;
  readonly onChange: (change: AlertChange) => void;
}

const stateWords = {
  armed: texts.armed,
  fired: texts.waiting,
  paused: texts.paused,
} as const satisfies Readonly<Record<AlertState, string>>;

/** The alerts of this browser, each with its state and what can be done with it, and the digest. */
export function AlertList({ device, isBusy, onChange }: AlertListProps) {
  const { alerts, digest } = device;
  const button = (text: string, change: AlertChange, label = text) => (
    <Button aria-label={label} busy={isBusy} onClick={() => onChange(change)}>
      {text}
    </Button>
  );
  return (
    <section className={`${panel.panel} ${styles.panel}`} aria-labelledby="vos-alertes">
      <h2 id="vos-alertes" className={styles.title}>
        {texts.list}
      </h2>
      {alerts.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {alerts.map((alert) => {
            const { slot, state } = alert;
            const words = wishInWords(alert);
            return (
              <li key={slot} className={styles.row}>
                <p className={styles.wish}>{words}</p>
                <p className={styles.soft}>{stateWords[state]}</p>
                <div className={styles.actions}>
                  {state === 'paused'
                    ? button(texts.resume, { kind: 'resume', slot }, `${texts.resume} : ${words}`)
                    : button(texts.pause, { kind: 'pause', slot }, `${texts.pause} : ${words}`)}
                  {button(texts.remove, { kind: 'delete', slot }, `${texts.remove} : ${words}`)}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <div className={styles.row}>
        <p className={styles.wish}>{texts.digest}</p>
        <div className={styles.actions}>
          {button(digest ? texts.digestOff : texts.digestOn, { kind: 'digest', on: !digest })}
        </div>
      </div>
      {(alerts.length > 0 || digest) && (
        <div className={styles.actions}>{button(texts.stop, { kind: 'stop' })}</div>
      )}
    </section>
  );
}
