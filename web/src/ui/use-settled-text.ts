import { useEffect, useEffectEvent, useRef, useState } from 'react';

const settleMs = 800;

/**
 * The text as it stood a moment after the last change of `cause`, for a polite live region: it speaks
 * of what the visitor did, and stays silent when rates move by themselves or when the page opens.
 */
export function useSettledText(text: string, cause: string): string {
  const [settled, setSettled] = useState('');
  const heard = useRef(cause);
  const settle = useEffectEvent(() => {
    heard.current = cause;
    setSettled(text);
  });

  useEffect(() => {
    if (heard.current === cause) return;
    const timer = setTimeout(settle, settleMs);
    return () => clearTimeout(timer);
  }, [cause]);

  return settled;
}
