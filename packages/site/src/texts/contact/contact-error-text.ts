import type { ContactError } from '@dinar/domain/contact/contact-draft';
import { contactRow } from '@dinar/domain/contact/validate-contact';
import type { Locale } from '@dinar/domain/language/locale';
import { fill } from '@dinar/domain/language/texts';
import { contactTexts } from './contact-texts.ts';

/** The reason why a form was not sent, for the visitor. */
export function contactErrorText(error: ContactError, locale: Locale): string {
  const { missing, malformed, tooShort, tooLong, fields, notSent } = contactTexts[locale].errors;
  switch (error.fault) {
    case 'not-sent':
      return notSent;
    case 'missing':
      return missing[error.field];
    case 'malformed':
      return malformed;
    case 'too-short':
      return fill(tooShort, {
        field: fields[error.field],
        count: contactRow(error.field).minLength,
      });
    case 'too-long':
      return fill(tooLong, {
        field: fields[error.field],
        count: contactRow(error.field).maxLength,
      });
  }
}
