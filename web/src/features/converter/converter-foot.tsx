import { ConverterGuide } from './converter-guide.tsx';
import { QuickLinks } from './quick-links.tsx';

/** The fixed conversions and the guide. */
export function ConverterFoot() {
  return (
    <>
      <QuickLinks />
      <ConverterGuide />
    </>
  );
}
