import type { ContactError } from '@dinar/domain/contact/contact-draft';
import type { contactRows } from '@dinar/domain/contact/validate-contact';
import { contactTexts } from '@dinar/site/texts/contact/contact-texts';
import { useId, useState } from 'react';
import fieldLabel from '../../ui/control/field-label.module.css';
import { useTexts } from '../../ui/language/locale-context.ts';
import styles from './contact-page.module.css';

interface ContactInputProps {
  readonly row: (typeof contactRows)[number];
  /** The initial text; afterwards the field keeps its own. */
  readonly first: string;
  readonly isEmpty: boolean;
  readonly isFocused: boolean;
  readonly isReadOnly: boolean;
  readonly error: ContactError | undefined;
  readonly errorId: string;
  readonly placeholder?: string;
  readonly describedBy?: string;
}

/** One field. A required field is highlighted if it is empty while an error is shown. */
export function ContactInput(props: ContactInputProps) {
  const { row, error, errorId, describedBy } = props;
  const { labels } = useTexts(contactTexts);
  const id = useId();
  // Hydration resets a textarea to its initial text, so the initial text is the one already typed on the
  // page.
  const [first] = useState(() => textOnPage(id) ?? props.first);
  const isRequired = row.isRequired === true;
  const isWrong = error?.field === row.name;
  const shared = {
    id,
    name: row.name,
    required: isRequired,
    className: styles.input,
    defaultValue: first,
    maxLength: row.maxLength,
    'aria-invalid': isWrong,
    'aria-describedby': [isWrong && errorId, describedBy].filter(Boolean).join(' ') || undefined,
    'data-highlighted': error !== undefined && isRequired && props.isEmpty,
    autoComplete: row.autoComplete,
    autoFocus: props.isFocused,
    placeholder: props.placeholder,
    readOnly: props.isReadOnly,
  };
  return (
    <div>
      <label htmlFor={id} className={fieldLabel.label}>
        <span>{labels[row.name]}</span>
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {row.name === 'message' ? (
        <textarea {...shared} rows={6} />
      ) : (
        <input {...shared} type={row.isEmail ? 'email' : 'text'} />
      )}
    </div>
  );
}

function textOnPage(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(id);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText ? field.value : undefined;
}
