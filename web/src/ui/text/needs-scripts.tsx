import { needsScriptsTexts } from '@dinar/site/texts/needs-scripts/needs-scripts-texts';
import { useTexts } from '../language/locale-context.ts';

/** Says that scripts are off, on a page whose controls are made by them. */
export function NeedsScripts() {
  const { needsScripts } = useTexts(needsScriptsTexts);
  return (
    <noscript>
      <p>{needsScripts}</p>
    </noscript>
  );
}
