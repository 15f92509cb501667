import { bankByCode, bankBySlug } from '@dinar/domain/banks/bank';
import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { convertedCurrencies } from '@dinar/domain/currencies/currency-lists';
import { typedNumeral } from '@dinar/domain/format/format-number';
import type { Locale } from '@dinar/domain/language/locale';
import { parseAmount } from '@dinar/domain/money/parse-amount';
import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { favouritesTexts } from '@dinar/site/texts/favourites/favourites-texts';
import { type FormEvent, useId, useState } from 'react';
import { AmountField } from '../../ui/control/amount-field.tsx';
import { bankOptions } from '../../ui/control/bank-options.ts';
import { Button } from '../../ui/control/button.tsx';
import { ChoiceField } from '../../ui/control/choice-field.tsx';
import { currencyOptions } from '../../ui/control/choice-options.ts';
import fieldLabel from '../../ui/control/field-label.module.css';
import { focusFault } from '../../ui/control/focus-fault.ts';
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
  /** Called when the form no longer is what the last message was about. */
  readonly onChange: () => void;
  readonly onKept: (message: string) => void;
  readonly onClear: () => void;
}

/** The stored choices, and the buttons that store or clear them. */
export function FavouritesForm({ kept, onChange, onKept, onClear }: FavouritesFormProps) {
  const id = useId();
  const locale = useLocale();
  const texts = useTexts(favouritesTexts);
  const common = useTexts(commonTexts);
  // The stored values are known after hydration; they apply wherever the visitor has changed nothing.
  const [draft, setDraft] = useState<Draft>({});
  const { currency, others, text, slug } = { ...draftOf(kept, locale), ...draft };
  const amount = parseAmount(text, locale);
  const change = (changed: Draft) => {
    setDraft((now) => ({ ...now, ...changed }));
    onChange();
  };

  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!amount.ok) return focusFault(event.currentTarget);
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
        options={currencyOptions(convertedCurrencies, locale)}
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
        options={bankOptions(texts.allBanks, locale)}
        onChange={(chosen) => change({ slug: chosen })}
      />
      <div className="actions">
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

function draftOf(kept: Favourites | undefined, locale: Locale): Choices {
  return {
    currency: kept?.currencies[0] ?? 'EUR',
    others: kept?.currencies.slice(1) ?? [],
    text: kept ? typedNumeral(kept.amount.toFixed(), locale) : '100',
    slug: kept?.bank ? bankByCode(kept.bank).slug : '',
  };
}
