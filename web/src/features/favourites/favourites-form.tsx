import { bankByCode, bankBySlug } from '@dinar/domain/banks/bank';
import { commercialBankCodes } from '@dinar/domain/banks/bank-code';
import { bankName } from '@dinar/domain/banks/bank-name';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { convertedCurrencies } from '@dinar/domain/currencies/currency-lists';
import { currencyName } from '@dinar/domain/currencies/currency-name';
import { typedNumeral } from '@dinar/domain/format/format-number';
import type { Locale } from '@dinar/domain/language/locale';
import { parseAmount } from '@dinar/domain/money/parse-amount';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { favouritesTexts } from '@dinar/site/texts/favourites/favourites-texts';
import { type FormEvent, useId, useState } from 'react';
import { AmountField } from '../../ui/control/amount-field.tsx';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceField } from '../../ui/control/choice-field.tsx';
import fieldLabel from '../../ui/control/field-label.module.css';
import { useLocale, useTexts } from '../../ui/language/locale-context.ts';
import panel from '../../ui/panel/panel.module.css';
import { Literal } from '../../ui/text/literal.tsx';
import { type Favourites, keepFavourites } from './favourites.ts';
import styles from './favourites-page.module.css';

interface Choices {
  readonly currency: ForeignCurrencyCode;
  readonly others: readonly ForeignCurrencyCode[];
  readonly text: string;
  readonly slug: string;
}

type Draft = Partial<Choices>;

interface FavouritesFormProps {
  readonly kept: Favourites | undefined;
  readonly onKept: (message: string) => void;
  readonly onClear: () => void;
}

/** The stored choices, and the buttons that store or clear them. */
export function FavouritesForm({ kept, onKept, onClear }: FavouritesFormProps) {
  const id = useId();
  const locale = useLocale();
  const texts = useTexts(favouritesTexts);
  const common = useTexts(commonTexts);
  // The stored values are known after hydration; they apply wherever the visitor has changed nothing.
  const [draft, setDraft] = useState<Draft>({});
  const { currency, others, text, slug } = { ...draftOf(kept, locale), ...draft };
  const amount = parseAmount(text, locale);
  const change = (changed: Draft) => setDraft((now) => ({ ...now, ...changed }));

  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (!amount.ok) return;
    const bank = bankBySlug(slug)?.code;
    const currencies = [currency, ...others.filter((code) => code !== currency)] as const;
    const isKept = keepFavourites({ currencies, amount: amount.value, ...(bank && { bank }) });
    onKept(isKept ? texts.kept : texts.refused);
  };

  return (
    <form
      className={`${panel.panel} ${styles.form}`}
      aria-label={texts.form}
      data-screen
      onSubmit={keep}
    >
      <ChoiceField
        label={common.currency}
        value={currency}
        options={convertedCurrencies.map((code) => ({
          value: code,
          text: `${code} – ${currencyName(code, locale)}`,
        }))}
        onChange={(code) => change({ currency: code })}
      />
      <fieldset className={styles.others}>
        <legend className={fieldLabel.label}>{texts.otherCurrencies}</legend>
        {convertedCurrencies
          .filter((code) => code !== currency)
          .map((code) => (
            <label key={code} className={styles.other}>
              <input
                type="checkbox"
                checked={others.includes(code)}
                onChange={({ target }) =>
                  change({
                    others: target.checked
                      ? [...others, code]
                      : others.filter((each) => each !== code),
                  })
                }
              />
              <Literal>{code}</Literal>
            </label>
          ))}
      </fieldset>
      <AmountField
        id={`${id}-amount`}
        label={texts.amount}
        amount={amount}
        unit={currency}
        onChange={(typed) => change({ text: typed })}
      >
        <span className={styles.unit}>
          <Literal>{currency}</Literal>
        </span>
      </AmountField>
      <ChoiceField
        label={common.bank}
        value={slug}
        options={[{ value: '', text: texts.allBanks }, ...banksByName(locale)]}
        onChange={(chosen) => change({ slug: chosen })}
      />
      <div className={styles.actions}>
        <Button type="submit" look="solid">
          {texts.keep}
        </Button>
        {kept && (
          <Button
            onClick={() => {
              setDraft({});
              onClear();
            }}
          >
            {texts.clear}
          </Button>
        )}
      </div>
    </form>
  );
}

function banksByName(locale: Locale) {
  return commercialBankCodes
    .map((code) => ({ value: bankByCode(code).slug, text: bankName(code, locale) }))
    .sort((a, b) => a.text.localeCompare(b.text, locale));
}

function draftOf(kept: Favourites | undefined, locale: Locale): Choices {
  return {
    currency: kept?.currencies[0] ?? 'EUR',
    others: kept?.currencies.slice(1) ?? [],
    text: kept ? typedNumeral(kept.amount.toFixed(), locale) : '100',
    slug: kept?.bank ? bankByCode(kept.bank).slug : '',
  };
}
