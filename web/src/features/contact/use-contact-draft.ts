import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { ContactDraftContext } from './contact-draft-context.ts';

/** The form that the server could not accept; `undefined` once the visitor has followed a link of the site. */
export function useContactDraft(): ContactDraft | undefined {
  const draft = use(ContactDraftContext);
  // react-router calls the entry of the page that the browser opened so, and each later one otherwise.
  return useLocation().key === 'default' ? draft : undefined;
}
