import type { ContactError } from '@dinar/domain/contact/contact-draft';
import { type ContactField, contactTable } from '@dinar/domain/contact/validate-contact';
import { useId, useState } from 'react';
import styles from './contact-page.module.css';

interface ContactInputProps {
  readonly field: ContactField;
  readonly label: string;
  /** What it begins with; afterwards its text is its own. */
  readonly first: string;
  readonly isEmpty: boolean;
  readonly isFocused: boolean;
  readonly isReadOnly: boolean;
  readonly error: ContactError | undefined;
  readonly errorId: string;
  readonly type?: 'text' | 'email';
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly describedBy?: string;
}

/** One required field; highlighted while an error is shown and it is empty. */
export function ContactInput(props: ContactInputProps) {
  const { field, label, error, errorId, type = 'text', describedBy } = props;
  const id = useId();
  // React gives a drawn textarea its first text again: so that is the one on the page, typed meanwhile.
  const [first] = useState(() => textOnPage(id) ?? props.first);
  const isWrong = error?.field === field;
  const shared = {
    id,
    name: field,
    required: true,
    className: styles.input,
    defaultValue: first,
    maxLength: contactTable.find(({ name }) => name === field)?.maxLength,
    'aria-invalid': isWrong,
    'aria-describedby': [isWrong && errorId, describedBy].filter(Boolean).join(' ') || undefined,
    'data-highlighted': error !== undefined && props.isEmpty,
    autoComplete: props.autoComplete,
    autoFocus: props.isFocused,
    placeholder: props.placeholder,
    readOnly: props.isReadOnly,
  };
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label} <span aria-hidden="true">*</span>
      </label>
      {field === 'message' ? <textarea {...shared} rows={6} /> : <input {...shared} type={type} />}
    </div>
  );
}

function textOnPage(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const drawn = document.getElementById(id);
  const isText = drawn instanceof HTMLInputElement || drawn instanceof HTMLTextAreaElement;
  return isText ? drawn.value : undefined;
}
