import styles from './field-note.module.css';

interface FieldNoteProps {
  /** The id by which the field refers to its note. */
  readonly id: string;
  readonly text: string | undefined;
  /** Whether the field's value cannot be used. */
  readonly isFault: boolean;
}

/** The note below a field; nothing without a text. */
export function FieldNote({ id, text, isFault }: FieldNoteProps) {
  if (text === undefined) return null;
  return (
    <p id={id} className={styles.note} data-fault={isFault}>
      {text}
    </p>
  );
}
