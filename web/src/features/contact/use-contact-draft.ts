import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactDraftContext } from './contact-draft-context.ts';

/** The form that the server rejected; `undefined` once the visitor has followed a link of the site. */
export function useContactDraft(): ContactDraft | undefined {
  const draft = use(ContactDraftContext);
  // react-router gives this key to the history entry of the opened page, and other keys to later entries.
  return useLocation().key === 'default' ? draft : undefined;
}
