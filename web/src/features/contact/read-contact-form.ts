import { type ContactSubmission, honeypot } from '@dinar/domain/contact/validate-contact';

/** What stands in the fields of a drawn contact form, whoever wrote it: a visitor, a browser, a server. */
export function readContactForm(form: HTMLFormElement): ContactSubmission {
  const text = (name: string) => {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    return isText ? field.value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
    website: text(honeypot.name),
  };
}
