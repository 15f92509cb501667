// Tells the process that started mocha of each test's outcome.
module.exports = function reporter(runner) {
  const note = (state) => (test, error) =>
    process.send({
      title: test.fullTitle(),
      state,
      ...(error && { error: String(error.message) }),
    });
  runner.on('pass', note('passed'));
  runner.on('pending', note('pending'));
  runner.on('fail', note('failed'));
  runner.on('end', () => process.send('end'));
};
