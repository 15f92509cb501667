import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAnnouncement } from './use-announcement.ts';

function Region({ text, cause }: { text: string; cause: string }) {
  return <p role="status">{useAnnouncement(text, cause)}</p>;
}

function show() {
  const { rerender } = render(<Region text="1 EUR = 3,35 TND" cause="1" />);
  return (text: string, cause: string) => rerender(<Region text={text} cause={cause} />);
}

const said = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => void vi.useFakeTimers());
it('announces the result of a visitor’s action after a pause, and no other change', () => {
  const become = show();
  pass(2000);
  become('1 EUR = 3,36 TND', '1');
  pass(2000);
  expect(said()).toBe('');
  become('12 EUR = 40,32 TND', '12');
  pass(500);
  become('120 EUR = 403,20 TND', '120');
  pass(500);
  expect(said()).toBe('');
  pass(500);
  expect(said()).toBe('120 EUR = 403,20 TND');
});

it('announces the same text again after another action', () => {
  const become = show();
  become('1 EUR = 3,35 TND', 'asked once');
  pass(1000);
  expect(said()).toBe('1 EUR = 3,35 TND');
  become('1 EUR = 3,35 TND', 'asked twice');
  expect(said()).toBe('');
  pass(1000);
  expect(said()).toBe('1 EUR = 3,35 TND');
});

it('is empty again after the announcement, because the rates move on', () => {
  const become = show();
  become('120 EUR = 403,20 TND', '120');
  pass(1000);
  become('120 EUR = 404,40 TND', '120');
  expect(said()).toBe('120 EUR = 403,20 TND');
  pass(4000);
  expect(said()).toBe('');
});
