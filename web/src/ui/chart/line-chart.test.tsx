import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LineChart } from './line-chart.tsx';
import { Sparkline } from './sparkline.tsx';

const points = [
  { x: 0, value: 1 },
  { x: 5, value: 2 },
  { x: 10, value: 3 },
];

function draw() {
  render(
    <LineChart
      points={points}
      label="Jour"
      formatValue={String}
      formatX={(x) => `J${x}`}
      describe={({ x, value }) => `${x} vaut ${value}`}
    />,
  );
}

it('the last point is read first, and any other by moving the reader', () => {
  draw();
  const reader = screen.getByRole('slider', { name: 'Jour' });
  expect(screen.getByText('10 vaut 3')).toBeDefined();
  fireEvent.change(reader, { target: { value: '0' } });
  expect([reader.getAttribute('aria-valuetext'), screen.getByText('0 vaut 1').tagName]).toEqual([
    '0 vaut 1',
    'P',
  ]);
});

it('a pointer reads the point nearest to it', () => {
  draw();
  const plot = screen.getByTestId('plot');
  plot.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);
  fireEvent.pointerMove(plot, { clientX: 190 });
  expect(screen.getByText('5 vaut 2')).toBeDefined();
});

it('a sparkline is the line alone, hidden from those who hear the page', () => {
  const { container } = render(<Sparkline points={points} />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('aria-hidden'), svg?.querySelector('path')?.getAttribute('d')]).toEqual(
    ['true', 'M0.00 100.00L50.00 50.00L100.00 0.00'],
  );
});
