import { defineConfig } from 'vitest/config';

/** The unit tests as Stryker runs them, in its copy of this package. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['src/testing/fewer-runs.ts'],
  },
});
