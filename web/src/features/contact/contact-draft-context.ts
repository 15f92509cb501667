import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import { createContext } from 'react';

/** The form that the server rejected, on the page of its response; `undefined` on every other page. */
export const ContactDraftContext = createContext<ContactDraft | undefined>(undefined);
