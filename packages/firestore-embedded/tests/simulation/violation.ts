/** A violated guarantee of the server, found by a simulation. */
export class Violation extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'Violation';
  }
}
