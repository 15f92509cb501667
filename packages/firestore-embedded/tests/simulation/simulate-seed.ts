import { type Parts, soundParts } from './simulated-server.ts';
import { Simulation } from './simulation.ts';

export interface SeedRun {
  readonly violation: Error | undefined;
  /** The same for the same seed, and almost never for another. */
  readonly trace: number;
  readonly steps: number;
}

/** Runs a seed to its end, with sound or faulty parts. */
export async function simulateSeed(seed: number, parts: Parts = soundParts): Promise<SeedRun> {
  const simulation = new Simulation(seed, parts);
  let violation: Error | undefined;
  try {
    await simulation.run();
  } catch (error) {
    violation = error instanceof Error ? error : new Error(String(error));
  }
  const { trace, steps } = simulation.scheduler;
  return { violation, trace, steps };
}
