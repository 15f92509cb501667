import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Reports a value that a visitor entered into a server-rendered field before hydration. React would otherwise
 * restore the rendered value.
 */
export function useEarlyValue(id: string, value: string, onChange: (text: string) => void): void {
  // At the first render here, only a server-rendered field is already in the page.
  const [{ early, first }] = useState(() => ({ early: renderedValue(id), first: value }));
  const takeOver = useEffectEvent(() => {
    // A value that has changed since is newer than the early one.
    if (early === undefined || value !== first) return;
    const late = renderedValue(id);
    const entered = late === undefined || late === first ? early : late;
    if (entered !== first) onChange(entered);
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
