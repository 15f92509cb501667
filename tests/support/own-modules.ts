import { afterAll, vi } from 'vitest';

// A process loads the SDKs once, and runs many files. Each file loads our modules anew, because an instance of
// functions keeps its database in them, and leaves environment, console and clock as they were.
vi.resetModules();
const before = { ...process.env };
const printing = { ...console };

afterAll(() => {
  vi.useRealTimers();
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
  Object.assign(console, printing);
});
