import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';
import { currencyTable } from '@dinar/domain/currencies/currency-table';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './currency-select.module.css';
import { currencySelectKey } from './currency-select-key.ts';
import { CurrencyFlag } from './flag.tsx';
import { Icon } from './icon.tsx';

interface CurrencySelectProps {
  readonly label: string;
  readonly value: ForeignCurrencyCode;
  readonly options: readonly ForeignCurrencyCode[];
  readonly onChange: (code: ForeignCurrencyCode) => void;
}

/** A dropdown of flags and codes, by the select-only combobox pattern (w3.org/WAI/ARIA/apg). */
export function CurrencySelect({ label, value, options, onChange }: CurrencySelectProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<ForeignCurrencyCode | undefined>(undefined);
  const isOpen = active !== undefined;

  useEffect(() => {
    if (!isOpen) return;
    list.current?.scrollIntoView({ block: 'nearest' });
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target))
        setActive(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const choose = (code: ForeignCurrencyCode) => {
    setActive(undefined);
    if (code !== value) onChange(code);
  };

  return (
    <div ref={box} className={styles.box}>
      <button
        type="button"
        role="combobox"
        className={styles.button}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onClick={() => setActive(isOpen ? undefined : value)}
        onBlur={() => setActive(undefined)}
        onKeyDown={(event) => {
          const action = currencySelectKey(event.key, { active, value, options });
          if (action.kind === 'ignore') return;
          if (action.kind !== 'close-and-go-on') event.preventDefault();
          if (action.kind === 'choose') choose(action.code);
          else setActive(action.kind === 'show' ? action.code : undefined);
        }}
      >
        <CurrencyFlag code={value} />
        {value}
        <Icon name="chevron" size="small" />
      </button>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={styles.list}
        hidden={!isOpen}
      >
        {options.map((code) => (
          <div
            key={code}
            id={`${id}-${code}`}
            role="option"
            tabIndex={-1}
            aria-selected={code === value}
            data-active={code === active}
            className={styles.option}
            // Keeps the focus on the button, where the keys are read.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onPointerMove={() => setActive(code)}
            onClick={() => choose(code)}
            onKeyDown={undefined}
          >
            <CurrencyFlag code={code} />
            <strong>{code}</strong>
            <span className={styles.name}>{currencyTable[code].name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
