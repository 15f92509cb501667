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

/** Returns a function that copies texts, with the message about the last copy. */
export function useCopy(): Copying {
  const { copyRefused } = useTexts(commonTexts);
  const [message, setMessage] = useState('');
  const copy = async (text: string, done: string) => {
    setMessage('');
    try {
      await navigator.clipboard.writeText(text);
      setMessage(done);
    } catch {
      // The browser refused, or the page is not secure: the visitor can still select the shown text.
      setMessage(copyRefused);
    }
  };
  return { message, copy, clear: () => setMessage('') };
}
