// @vitest-environment node
import { expect, it } from 'vitest';
import { withoutSideEffects } from './lean-router-plugin.ts';

it('names for developer tools go, component factories become pure, all else stays', () => {
  const code = [
    'var Form = React3.forwardRef(',
    '  ({ to }) => to',
    ');',
    'Form.displayName = "Form";',
    'var name = Form.displayName;',
  ].join('\n');
  expect(withoutSideEffects(code)).toBe(
    [
      'var Form = /* @__PURE__ */ React3.forwardRef(',
      '  ({ to }) => to',
      ');',
      '',
      'var name = Form.displayName;',
    ].join('\n'),
  );
});
