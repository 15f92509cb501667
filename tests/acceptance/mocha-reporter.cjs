// Writes each test's outcome to the file that ACCEPTANCE_OUTCOMES names.
const { writeFileSync } = require('node:fs');

module.exports = function reporter(runner) {
  const outcomes = [];
  const note = (state) => (test, error) =>
    outcomes.push({
      title: test.fullTitle(),
      state,
      ...(error && { error: String(error.message) }),
    });
  runner.on('pass', note('passed'));
  runner.on('pending', note('pending'));
  runner.on('fail', note('failed'));
  runner.on('end', () => writeFileSync(process.env.ACCEPTANCE_OUTCOMES, JSON.stringify(outcomes)));
};
