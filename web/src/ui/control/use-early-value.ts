import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes over what a visitor entered into a rendered field before React was there, which would otherwise put
 * back the value it was rendered with.
 */
export function useEarlyValue(id: string, value: string, onChange: (text: string) => void): void {
  // Only a field that a server rendered is in the page before it is first rendered here.
  const [{ early, first }] = useState(() => ({ early: renderedValue(id), first: value }));
  const takeOver = useEffectEvent(() => {
    // A value that changed since is newer than the early one.
    if (early !== undefined && early !== first && value === first) onChange(early);
  });
  useEffect(() => takeOver(), []);
}

function renderedValue(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(id);
  const isGroup = element instanceof HTMLFieldSetElement;
  const field = isGroup ? element.querySelector('input:checked') : element;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField ? field.value : undefined;
}
