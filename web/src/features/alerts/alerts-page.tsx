import type { Locale } from '@dinar/domain/language/locale';
import type { Page } from '@dinar/site/pages/page';
import { alertsTexts } from '@dinar/site/texts/alerts/alerts-texts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { later } from '../../ui/panel/later.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { TextPage } from '../../ui/text/text-page.tsx';
import styles from './alerts-page.module.css';
import { failureInWords, type KnownAlerts, useAlerts } from './use-alerts.ts';

// It needs the conversion's file, which the first load has no room for.
const AlertForm = later(async () => (await import('./alert-form.tsx')).AlertForm);

// The server does not know the alerts of a browser.
const AlertList = later(async () => (await import('./alert-list.tsx')).AlertList);

/** The page where a visitor sets, lists, pauses and deletes the alerts of this browser. */
export function AlertsPage({ page }: { page: Page<'information'> }) {
  const texts = alertsTexts[page.locale];
  const { known, isBusy, message, change, retry } = useAlerts();
  return (
    <TextPage page={page} width="form" needsScripts className={styles.page}>
      <AlertForm known={known} isBusy={isBusy} onAdd={change} onRetry={retry} />
      <p role="status" className={styles.status}>
        {message || (known && obstacle(known, page.locale))}
      </p>
      <p className="soft">{texts.limits}</p>
      <p className="soft">
        <RichText
          text={texts.kept}
          policy={<AppLink to="/politique-de-confidentialite">{texts.policy}</AppLink>}
        />
      </p>
      {known?.kind === 'ready' && (
        <AlertList device={known.device} isBusy={isBusy} onChange={change} />
      )}
    </TextPage>
  );
}

/** Why no alert can be set now; empty when one can. */
function obstacle(known: KnownAlerts, locale: Locale): string {
  switch (known.kind) {
    case 'impossible':
      return alertsTexts[locale].support[known.support];
    case 'failed':
      return failureInWords(known.failure, locale);
    case 'ready':
      return '';
  }
}
