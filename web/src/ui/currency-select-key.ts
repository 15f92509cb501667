import type { ForeignCurrencyCode } from '@dinar/domain/currencies/currency-code';

interface SelectState {
  /** The option the keys have reached; `undefined` while the list is closed. */
  readonly active: ForeignCurrencyCode | undefined;
  readonly value: ForeignCurrencyCode;
  readonly options: readonly ForeignCurrencyCode[];
}

type SelectAction =
  | { readonly kind: 'show'; readonly code: ForeignCurrencyCode }
  | { readonly kind: 'choose'; readonly code: ForeignCurrencyCode }
  | { readonly kind: 'close' }
  | { readonly kind: 'close-and-go-on' }
  | { readonly kind: 'ignore' };

/** What a key does in the dropdown: arrows, Home and End move, a letter finds, Enter or Space chooses. */
export function currencySelectKey(key: string, state: SelectState): SelectAction {
  const { active, value } = state;
  if (active === undefined) {
    return ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)
      ? { kind: 'show', code: value }
      : { kind: 'ignore' };
  }
  if (key === 'Escape') return { kind: 'close' };
  if (key === 'Tab') return { kind: 'close-and-go-on' };
  if (key === 'Enter' || key === ' ') return { kind: 'choose', code: active };
  return moved(key, active, state.options);
}

function moved(
  key: string,
  active: ForeignCurrencyCode,
  options: readonly ForeignCurrencyCode[],
): SelectAction {
  const code = reached(key, options.indexOf(active), options);
  return code === undefined ? { kind: 'ignore' } : { kind: 'show', code };
}

function reached(key: string, index: number, options: readonly ForeignCurrencyCode[]) {
  switch (key) {
    case 'ArrowDown':
      return options[Math.min(index + 1, options.length - 1)];
    case 'ArrowUp':
      return options[Math.max(index - 1, 0)];
    case 'Home':
      return options[0];
    case 'End':
      return options.at(-1);
    default:
      return startingWith(key.toUpperCase(), index, options);
  }
}

// The next one from where we are, so that a letter typed again goes on.
function startingWith(letter: string, index: number, options: readonly ForeignCurrencyCode[]) {
  if (letter.length !== 1) return undefined;
  const fromNext = [...options.slice(index + 1), ...options.slice(0, index + 1)];
  return fromNext.find((code) => code.startsWith(letter));
}
