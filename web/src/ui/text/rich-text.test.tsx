import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RichText } from './rich-text.tsx';

function html(element: React.ReactElement) {
  return render(element).container.innerHTML;
}

it('words, literals and elements each have an element of their own, in the order of the text', () => {
  const form = <a href="/contact">le formulaire</a>;
  expect(html(<RichText text="{code} : écrivez par {form}." code="EUR" form={form} />)).toBe(
    '<span translate="no">EUR</span><span> : écrivez par </span><a href="/contact">le formulaire</a><span>.</span>',
  );
});

it('a value that is absent or empty renders nothing', () => {
  expect(html(<RichText text="Cours du {day}{time}" day={false} time="" />)).toBe(
    '<span>Cours du </span>',
  );
});

it('a missing or unknown value does not compile', () => {
  // @ts-expect-error `day` is missing
  expect(html(<RichText text="Cours du {day}" />)).toBe('<span>Cours du </span>');
  // @ts-expect-error the text has no `time`
  expect(html(<RichText text="Cours" time="18:15" />)).toBe('<span>Cours</span>');
});
