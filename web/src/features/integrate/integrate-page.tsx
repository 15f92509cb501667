import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { comparatorCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import type { Page } from '@dinar/site/pages/page';
import { openDataPage } from '@dinar/site/routes/open-data-page';
import { type WidgetTheme, widgetPath, widgetThemes } from '@dinar/site/routes/widget-path';
import { textsOfRoute } from '@dinar/site/texts/route-texts';
import { widgetCode, widgetSize } from '@dinar/site/widget/widget-code';
import { useState } from 'react';
import type { SiteConfig } from '../../config/site-config.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useCopy } from '../../ui/browser/use-copy.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceField } from '../../ui/control/choice-field.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import styles from './integrate-page.module.css';

interface IntegratePageProps {
  readonly page: Extract<Page, { readonly kind: 'information' }>;
  readonly site: SiteConfig['site'];
}

const themeNames: Readonly<Record<WidgetTheme, string>> = {
  auto: 'Comme l’appareil',
  clair: 'Clair',
  sombre: 'Sombre',
};

const widths = ['280', '320', '400', '480'] as const;

const currencies: readonly ForeignCurrencyCode[] = comparatorCurrencies;

/** The page with the widget for other sites: a choice of currency, theme and width, a preview, the code to copy. */
export function IntegratePage({ page, site }: IntegratePageProps) {
  const { heading, description } = textsOfRoute(page.route, page.locale);
  const [currency, setCurrency] = useState<ForeignCurrencyCode>('EUR');
  const [theme, setTheme] = useState<WidgetTheme>('auto');
  const [width, setWidth] = useState<(typeof widths)[number]>('320');
  const { message, copy } = useCopy();
  const widget = { currency, theme, language: 'fr' } as const;
  const size = { width: Number(width), height: widgetSize.height };
  const code = widgetCode(site, widget, size);
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{description}</p>
      </header>
      <div className={styles.choices}>
        <ChoiceField
          label="Devise"
          value={currency}
          options={currencies.map((value) => ({ value, text: currencyName(value) }))}
          onChange={setCurrency}
        />
        <ChoiceField
          label="Largeur"
          value={width}
          options={widths.map((value) => ({ value, text: `${value} pixels` }))}
          onChange={setWidth}
        />
        <ChoiceField
          label="Couleurs"
          value={theme}
          options={widgetThemes.map((value) => ({ value, text: themeNames[value] }))}
          onChange={setTheme}
        />
      </div>
      <iframe
        key={widgetPath(widget)}
        className={styles.preview}
        src={widgetPath(widget)}
        title="Aperçu du widget"
        {...size}
      />
      <section>
        <h2 className={styles.title}>Le code à coller dans votre page</h2>
        <pre className={styles.code}>
          <code translate="no">{code}</code>
        </pre>
        <Button look="solid" onClick={() => copy(code, 'Code copié')}>
          Copier le code
        </Button>
        <p role="status">{message}</p>
      </section>
      <section>
        <h2 className={styles.title}>Bon à savoir</h2>
        <p>
          <RichText
            text="Le widget est une page sans script ni cookie, de moins de 8 ko ; ses cours ont dix minutes au plus quand votre page s’ouvre. Dans WordPress, collez l’adresse du comparateur d’une devise : elle devient le widget (oEmbed). Pour un e-mail ou un forum, prenez l’image du jour du convertisseur ; pour un programme, les {data}."
            data={<AppLink to={openDataPage}>données ouvertes</AppLink>}
          />
        </p>
      </section>
    </div>
  );
}
