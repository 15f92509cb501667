import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes over what a visitor entered into a drawn field before React was there, which would otherwise put
 * back the value it was drawn with.
 */
export function useEarlyValue(id: string, value: string, onChange: (text: string) => void): void {
  // Only a field that a server drew is in the page before it is first rendered here.
  const [early] = useState(() => drawnValue(id));
  const takeOver = useEffectEvent(() => {
    if (early !== undefined && early !== value) onChange(early);
  });
  useEffect(() => takeOver(), []);
}

function drawnValue(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const field = document.getElementById(id);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
  return isField ? field.value : undefined;
}
