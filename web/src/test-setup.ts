import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that makes the page complain on the console has failed, whatever it asserted.
const complain = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn') };

beforeEach(() => {
  complain.error.mockClear();
  complain.warn.mockClear();
});

afterEach(() => {
  cleanup();
  expect(complain.error.mock.calls).toEqual([]);
  expect(complain.warn.mock.calls).toEqual([]);
});
