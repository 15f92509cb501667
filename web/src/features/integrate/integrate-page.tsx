import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { comparatorCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { fill } from '@dinar/domain/language/texts';
import { openDataPage } from '@dinar/site/routes/open-data-page';
import { type WidgetTheme, widgetPath, widgetThemes } from '@dinar/site/routes/widget-path';
import { integrateTexts } from '@dinar/site/texts/integrate/integrate-texts';
import { widgetCode, widgetSize } from '@dinar/site/widget/widget-code';
import { useState } from 'react';
import type { ScreenProps } from '../../config/screen-props.ts';
import { AppLink } from '../../ui/address/app-link.tsx';
import { useCopy } from '../../ui/browser/use-copy.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceField } from '../../ui/control/choice-field.tsx';
import { useTexts } from '../../ui/language/locale-context.ts';
import { RichText } from '../../ui/text/rich-text.tsx';
import { TextPage } from '../../ui/text/text-page.tsx';
import styles from './integrate-page.module.css';

const widths = ['280', '320', '400', '480'] as const;

const currencies: readonly ForeignCurrencyCode[] = comparatorCurrencies;

/** The page with the widget for other sites: a choice of currency, theme and width, a preview, the code to copy. */
export function IntegratePage({ page, site }: ScreenProps<'information'>) {
  const texts = useTexts(integrateTexts);
  const [currency, setCurrency] = useState<ForeignCurrencyCode>('EUR');
  const [theme, setTheme] = useState<WidgetTheme>('auto');
  const [width, setWidth] = useState<(typeof widths)[number]>('320');
  const widget = { currency, theme, language: page.locale };
  const size = { width: Number(width), height: widgetSize.height };
  const code = widgetCode(site, widget, size);
  const { message, copy } = useCopy(code);
  return (
    <TextPage page={page} needsScripts>
      <div className={styles.choices}>
        <ChoiceField
          label={texts.currency}
          value={currency}
          options={currencies.map((value) => ({ value, text: currencyName(value, page.locale) }))}
          onChange={setCurrency}
        />
        <ChoiceField
          label={texts.width}
          value={width}
          options={widths.map((value) => ({ value, text: fill(texts.pixels, { width: value }) }))}
          onChange={setWidth}
        />
        <ChoiceField
          label={texts.colours}
          value={theme}
          options={widgetThemes.map((value) => ({ value, text: texts.themes[value] }))}
          onChange={setTheme}
        />
      </div>
      <iframe
        key={widgetPath(widget)}
        className={styles.preview}
        src={widgetPath(widget)}
        title={texts.preview}
        {...size}
      />
      <section>
        <h2>{texts.code}</h2>
        <pre className={styles.code}>
          <code translate="no">{code}</code>
        </pre>
        <Button look="solid" onClick={() => copy(code, texts.copied)}>
          {texts.copy}
        </Button>
        <p role="status">{message}</p>
      </section>
      <section>
        <h2>{texts.goodToKnow}</h2>
        <p>
          <RichText text={texts.facts} data={<AppLink to={openDataPage}>{texts.data}</AppLink>} />
        </p>
      </section>
    </TextPage>
  );
}
