import { type ContactField, contactTable } from '@dinar/domain/contact/validate-contact';
import { useId } from 'react';
import styles from './contact-page.module.css';
import type { ContactState } from './use-contact-form.ts';

interface ContactInputProps {
  readonly contact: ContactState;
  readonly field: ContactField;
  readonly label: string;
  readonly errorId: string;
  readonly type?: 'text' | 'email';
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly describedBy?: string;
}

/** One required field; highlighted while an error is shown and it is empty. */
export function ContactInput(props: ContactInputProps) {
  const { contact, field, label, errorId, type = 'text', describedBy } = props;
  const id = useId();
  const text = contact.form[field];
  const isWrong = contact.error !== undefined && text.trim() === '';
  const shared = {
    id,
    name: field,
    required: true,
    className: styles.input,
    value: text,
    maxLength: contactTable.find(({ name }) => name === field)?.maxLength,
    'aria-invalid': isWrong,
    'aria-describedby': [isWrong && errorId, describedBy].filter(Boolean).join(' ') || undefined,
    autoComplete: props.autoComplete,
    placeholder: props.placeholder,
    readOnly: contact.stage === 'sending',
    onChange: (event: { target: { value: string } }) => contact.write(field, event.target.value),
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
