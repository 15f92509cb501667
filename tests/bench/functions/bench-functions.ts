import { runBench } from './run-bench.ts';

await runBench();
