import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import { createContext } from 'react';

/** The form that the server could not accept, on the page that answers it; `undefined` on every other. */
export const ContactDraftContext = createContext<ContactDraft | undefined>(undefined);
