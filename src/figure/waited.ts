/** A value that comes later, to be read while rendering: until it is there, React waits at the nearest `Suspense`. */

export class Waited<T> {
  private value: T | undefined;
  private readonly coming: Promise<void>;
  private arrived!: () => void;

  constructor() {
    this.coming = new Promise((resolve) => {
      this.arrived = resolve;
    });
  }

  get here(): boolean {
    return this.value !== undefined;
  }

  give(value: T): void {
    this.value = value;
    this.arrived();
  }

  /** @throws the promise for which React waits */
  read(): T {
    if (this.value === undefined) throw this.coming;
    return this.value;
  }
}
