import { afterAll, vi } from 'vitest';

// A process loads the SDKs once, and runs many files. Each file loads our modules anew, because an instance of
// functions keeps its database in them, and leaves environment and clock as they were.
vi.resetModules();
const before = { ...process.env };

afterAll(() => {
  vi.useRealTimers();
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, before);
});
