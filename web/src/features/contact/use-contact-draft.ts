import type { ContactDraft } from '@dinar/domain/contact/contact-draft';
import { use } from 'react';
import { useLocation } from '../../ui/address/page-location.ts';
import { ContactDraftContext } from './contact-draft-context.ts';

/** The form that the server rejected; `undefined` once the visitor has followed a link of the site. */
export function useContactDraft(): ContactDraft | undefined {
  const draft = use(ContactDraftContext);
  return useLocation().isOpened ? draft : undefined;
}
