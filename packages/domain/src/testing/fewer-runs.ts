import * as fc from 'fast-check';

// Every mutant runs the property tests again; a quarter of the cases finds nearly as many mutants.
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 25 });
