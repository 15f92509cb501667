/** What work on the database is billed for. */
export class StoreUsage {
  #reads = 0;
  #writes = 0;

  get reads(): number {
    return this.#reads;
  }

  get writes(): number {
    return this.#writes;
  }

  countReads(documents: number): void {
    this.#reads += documents;
  }

  /** A transaction that has to run again counts each time: close to, and never under, the bill. */
  countWrites(documents: number): void {
    this.#writes += documents;
  }
}
