import { useEffect, useEffectEvent, useRef, useState } from 'react';

const settleMs = 800;

/**
 * The text as it was a moment after the last change of `cause`, for a polite live region: it speaks of
 * what the visitor did, and stays silent when rates move by themselves or when the page opens. Empty
 * meanwhile, because a region that gets the same text again says nothing.
 */
export function useSettledText(text: string, cause: string): string {
  const [settled, setSettled] = useState('');
  const seen = useRef(cause);
  const settle = useEffectEvent(() => setSettled(text));

  useEffect(() => {
    if (seen.current === cause) return;
    seen.current = cause;
    setSettled('');
    const timer = setTimeout(settle, settleMs);
    return () => clearTimeout(timer);
  }, [cause]);

  return settled;
}
