import { useEffect, useEffectEvent, useRef, useState } from 'react';

const quietMs = 800;
// A screen reader takes the text when it appears.
const shownMs = 4000;

/**
 * Returns the text as it was 0.8 s after the last change of `cause`, for a polite live region. The region
 * announces the result of a visitor's action, and nothing when rates change or the page opens. The text is
 * empty in between, because a region does not announce the same text twice, and 4 s later, because it does not
 * follow the rates.
 */
export function useAnnouncement(text: string, cause: string): string {
  const [announced, setAnnounced] = useState('');
  const seen = useRef(cause);
  const announce = useEffectEvent(() => setAnnounced(text));

  useEffect(() => {
    if (seen.current === cause) return;
    seen.current = cause;
    setAnnounced('');
    let timer = setTimeout(() => {
      announce();
      timer = setTimeout(() => setAnnounced(''), shownMs);
    }, quietMs);
    return () => clearTimeout(timer);
  }, [cause]);

  return announced;
}
