import { Fragment } from '../../ui/text/fragment.ts';
import { ConverterGuide } from './converter-guide.tsx';
import { QuickLinks } from './quick-links.tsx';

/** The fixed conversions and the guide. */
export function ConverterFoot() {
  return (
    <Fragment>
      <QuickLinks />
      <ConverterGuide />
    </Fragment>
  );
}
