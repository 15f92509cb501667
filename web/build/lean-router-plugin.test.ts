// @vitest-environment node
import { expect, it } from 'vitest';
import { withoutSideEffects } from './lean-router-plugin.ts';

it('makes the error boundary of routes removable together with its context', () => {
  const code = [
    'var RenderErrorBoundary = class extends React2.Component {',
    '  render() {}',
    '};',
    'RenderErrorBoundary.contextType = RSCRouterContext;',
  ].join('\n');
  expect(withoutSideEffects(code)).toBe(
    [
      'var RenderErrorBoundary = /* @__PURE__ */ Object.assign(class extends React2.Component {',
      '  render() {}',
      '}, { contextType: RSCRouterContext });',
    ].join('\n'),
  );
});

it('removes display names, marks component factories as pure, and keeps all other code', () => {
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
