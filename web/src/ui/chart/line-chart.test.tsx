import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LineChart } from './line-chart.tsx';

const points = [
  { x: 0, value: 1 },
  { x: 5, value: 2 },
  { x: 10, value: 3 },
];

function renderChart() {
  render(
    <LineChart
      segments={[points]}
      bands={[]}
      label="Jour"
      formatX={(x) => `J${x}`}
      describe={({ x, value }) => `${x} vaut ${value}`}
    />,
  );
}

it('shows the last point first, and any other after a move of the slider', () => {
  renderChart();
  const reader = screen.getByRole('slider', { name: 'Jour' });
  expect(screen.getByText('10 vaut 3')).toBeDefined();
  fireEvent.change(reader, { target: { value: '0' } });
  expect([reader.getAttribute('aria-valuetext'), screen.getByText('0 vaut 1').tagName]).toEqual([
    '0 vaut 1',
    'P',
  ]);
});

it('a pointer shows the nearest point', () => {
  renderChart();
  const plot = screen.getByTestId('plot');
  plot.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);
  fireEvent.pointerMove(plot, { clientX: 190 });
  expect(screen.getByText('5 vaut 2')).toBeDefined();
});
