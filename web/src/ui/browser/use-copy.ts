import { commonTexts } from '@dinar/site/texts/common/common-texts';
import { useState } from 'react';
import { useTexts } from '../language/locale-context.ts';

/** A copy of texts to the clipboard, and the message about the last one. */
export interface Copying {
  readonly message: string;
  /** Copies a text; the message then says that it is done, or that the browser refused. */
  readonly copy: (text: string, done: string) => Promise<void>;
  readonly clear: () => void;
}

/**
 * Returns a function that copies texts, with the message about the last copy while its subject is shown: after
 * another choice, « copié » would be read as of the new one.
 */
export function useCopy(subject: string): Copying {
  const { copyRefused } = useTexts(commonTexts);
  const [said, setSaid] = useState({ subject, message: '' });
  const say = (message: string) => setSaid({ subject, message });
  const copy = async (text: string, done: string) => {
    say('');
    try {
      await navigator.clipboard.writeText(text);
      say(done);
    } catch {
      // The browser refused, or the page is not secure: the visitor can still select the shown text.
      say(copyRefused);
    }
  };
  return { message: said.subject === subject ? said.message : '', copy, clear: () => say('') };
}
